const place = typeof document === 'undefined' ? 'a server' : 'a browser';
const { greet } = await import('./greet.js');
const text = greet(place);

if (typeof document === 'undefined') console.log(text);
else document.body.textContent = text;
