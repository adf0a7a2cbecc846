import { advise } from './teas.js';

for (const name of ['black', 'green', 'white']) {
  console.log(name, advise(name));
}
