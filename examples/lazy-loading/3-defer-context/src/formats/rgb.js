console.log('rgb.js runs');

export const format = () => 'rgb(0 128 128)';
