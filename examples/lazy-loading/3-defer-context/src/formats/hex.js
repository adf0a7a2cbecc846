console.log('hex.js runs');

export const format = () => '#008080';
