import { cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine and its load, to be printed with all times. */
export function machine(): string {
  const [one = 0, five = 0] = loadavg();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `${cpus().length} cores, ${memory} GiB, load ${one.toFixed(1)} (${five.toFixed(1)} over five minutes)`;
}
