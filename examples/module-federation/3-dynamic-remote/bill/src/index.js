import { loadRemote } from './load-remote.js';

const { prices } = await loadRemote(process.argv[2], './fruit');

console.log(`3 apples cost $${(3 * prices.apple).toFixed(2)}`);
