export default function stripComments(source) {
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}
