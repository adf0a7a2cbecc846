import { cpus, loadavg, totalmem } from 'node:os';

/** What the machine is and how busy it is, to be read beside every figure that is a time. */
export function machine(): string {
  const [one = 0, five = 0] = loadavg();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} cores, ${memory} GiB, load ${one.toFixed(1)} (${five.toFixed(1)} over five minutes)`;
}
