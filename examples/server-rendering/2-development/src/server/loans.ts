import { setTimeout as sleep } from 'node:timers/promises';
import type { Loans } from '../data/loans.ts';

/** Put the query of your database here. It may take its time. */
export async function readLoans(): Promise<Loans> {
  await sleep(500);
  return { sander: 'Marta', ladder: 'Olu' };
}
