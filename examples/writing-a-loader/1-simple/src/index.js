import labels from './labels.ini';

console.log(labels);
