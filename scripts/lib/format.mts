/** Options of Prettier that report files instead of rewriting them. */
const reports = ['--check', '-c', '--list-different', '-l'];

/**
 * Arguments of Prettier for `npm run format`: it rewrites files unless an option asks for a report, and all files unless
 * some are named.
 *
 * @param args paths and options of Prettier; an option's value follows `=`
 */
export function prettierArguments(args: readonly string[]): string[] {
  return [
    ...(args.some((arg) => reports.includes(arg)) ? [] : ['--write']),
    ...args,
    ...(args.every((arg) => arg.startsWith('-')) ? ['.'] : []),
  ];
}
