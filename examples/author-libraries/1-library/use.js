import { read, write } from 'tally-marks';

console.log(write(12), read('V II'));
