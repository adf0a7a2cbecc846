console.log(`The window is ${window.innerWidth} pixels wide.`);
