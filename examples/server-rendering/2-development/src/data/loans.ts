/** Who has a tool at home, by the id of the tool. */
export type Loans = Readonly<Record<string, string>>;

export type ReadLoans = () => Promise<Loans>;

/** Asks when it is called for the first time, and gives the same promise from then on. */
export function once(read: ReadLoans): ReadLoans {
  let loans: Promise<Loans> | undefined;
  return () => (loans ??= read());
}
