import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Compiler } from 'webpack';
import { chunkName } from './registry.mjs';

const manifestSchema = z.looseObject({ origins: z.record(z.string(), z.unknown()) });

/** Names and modules of the routes' parts, as Docusaurus lists them. */
function registryEntries(source: string): [name: string, request: string][] {
  return [...source.matchAll(/^ {2}"([^"]+)": .*? \*\/ "([^"]+)"\)/gmu)].map(
    ([, name = '', request = '']) => [name, request],
  );
}

/**
 * Webpack plugin: enters the parts of routes that share a file into the manifest of all files, under the names that
 * Docusaurus has for them, so that whoever looks for the files of a route finds them.
 */
export class SharedChunksPlugin {
  private readonly folder: string;

  /** @param folder where Docusaurus writes its generated files */
  constructor(folder: string) {
    this.folder = folder;
  }

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap('SharedChunksPlugin', () => {
      const file = path.join(this.folder, 'client-manifest.json');
      const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      const registry = readFileSync(path.join(this.folder, 'registry.js'), 'utf8');
      for (const [name, request] of registryEntries(registry)) {
        const chunk = chunkName(name, request);
        if (chunk !== name) manifest.origins[name] = manifest.origins[chunk];
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    });
  }
}
