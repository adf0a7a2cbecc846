import { readFile } from 'node:fs/promises';

export default async function includeLoader(source) {
  const resolve = this.getResolve({ extensions: ['.ini'] });
  const lines = await Promise.all(
    source.split('\n').map(async (line) => {
      const [, request] = /^@include (.+)$/.exec(line.trim()) ?? [];
      if (request === undefined) return line;
      const file = await resolve(this.context, request);
      this.addDependency(file);
      return readFile(file, 'utf8');
    }),
  );
  return lines.join('\n');
}
