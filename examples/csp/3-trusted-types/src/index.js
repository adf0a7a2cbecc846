const { what } = await import('./later.js');

document.body.append(`Loaded ${what}`);
