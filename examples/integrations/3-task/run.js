import task from './gulpfile.js';

await task();
