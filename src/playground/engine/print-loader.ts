/**
 * Loader: preserves the source of a function that webpack prints into bundles, because minimizing would change it.
 *
 * @throws Error for a module of another form
 */
export default function printLoader(source: string): string {
  const start = source.indexOf('module.exports = ');
  const end = source.lastIndexOf('};');
  if (start === -1 || end === -1) {
    throw new Error(
      'A runtime module of webpack has another form: adapt src/playground/engine/print-loader.ts',
    );
  }
  const text = source.slice(start + 'module.exports = '.length, end + 1);
  return `module.exports = { toString: () => ${JSON.stringify(text)} };`;
}
