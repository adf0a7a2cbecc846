import{phases as o}from"moon-phase";document.body.append(`The moon has ${o.length} phases`);
