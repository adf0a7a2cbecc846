import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from 'webpack';

const svgElement = /<svg\b([^>]*)>(.*)<\/svg>/su;
const viewBoxOf = /\bviewBox="([^"]+)"/u;

/** Puts every icon next to the sprite into it, as a symbol named after its file. */
export default async function spriteLoader(this: LoaderContext<object>): Promise<string> {
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);

  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg')).sort();
  const symbols = await Promise.all(
    names
      .map((name) => path.join(folder, name))
      .filter((file) => file !== this.resourcePath)
      .map(async (file) => {
        this.addDependency(file);
        const [, attributes = '', content = ''] =
          svgElement.exec(await readFile(file, 'utf8')) ?? [];
        const viewBox = viewBoxOf.exec(attributes)?.[1];
        if (viewBox === undefined) throw new Error(`${file}: an icon needs a viewBox`);
        return `<symbol id="${path.basename(file, '.svg')}" viewBox="${viewBox}">${content.trim()}</symbol>`;
      }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>`;
}
