export const greet = (place) => `Hello from ${place}`;
