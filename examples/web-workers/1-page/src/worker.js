import { countPrimes } from './primes.js';

self.addEventListener('message', ({ data }) => {
  self.postMessage(countPrimes(data.limit));
});
