import defer * as report from './report.js';

console.log('Program starts');

if (process.argv.includes('--report')) {
  console.log(report.summarize());
}
