const { write } = require('tally-marks');

console.log(write(12));
