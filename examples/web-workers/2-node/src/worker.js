import { parentPort, workerData } from 'node:worker_threads';
import { countPrimes } from './primes.js';

parentPort.postMessage(countPrimes(workerData.limit));
