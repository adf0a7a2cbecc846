/** The engine's files in the built site. Runs in Node.js during the build. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { cachedValue, keyOf } from '../../lib/build-cache.ts';
import {
  engineFilesFolder,
  engineFolder,
  engineListName,
  engineVersion,
} from '../../site/playground.ts';
import type { EngineList } from '../../site/playground.ts';
import { bundleEngine } from './bundle.ts';

/** Contents of files by their path in the engine's folder. */
export type EngineSite = Readonly<Record<string, string>>;

function hashed(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const { name: start, ext } = path.parse(name);
  return `${start}.${hash}${ext}`;
}

async function makeFiles(siteDir: string, frame: string): Promise<EngineSite> {
  if (!webpack.version.startsWith(`${engineVersion}.`)) {
    throw new Error(
      `webpack ${webpack.version} is installed; set engineVersion in src/site/playground.ts to its first two numbers`,
    );
  }
  const texts = new Map(
    [...(await bundleEngine({ siteDir }))].map(([name, content]) => [name, content.toString()]),
  );
  const names = new Map([...texts].map(([name, text]) => [name, hashed(name, text)]));
  const frameName = hashed('frame.html', frame);
  const list: EngineList = {
    webpack: webpack.version,
    frame: frameName,
    engine: names.get('engine.js') ?? '',
    parts: Object.fromEntries(
      [...names]
        .filter(([name]) => name !== 'engine.js')
        .map(([name, own]) => [path.parse(name).name, own]),
    ),
    bytes: Object.fromEntries(
      [...texts].map(([name, text]) => [names.get(name) ?? name, Buffer.byteLength(text)]),
    ),
  };
  return {
    [engineListName]: `${JSON.stringify(list)}\n`,
    [engineFilesFolder + frameName]: frame,
    ...Object.fromEntries(
      [...texts].map(([name, text]) => [engineFilesFolder + (names.get(name) ?? name), text]),
    ),
  };
}

/**
 * The engine's files, from the cache if none of their inputs have changed.
 *
 * @param siteDir root folder of the site
 * @param frame the document that the engine runs in
 * @throws Error if the engine can't be bundled
 */
export function engineFiles(siteDir: string, frame: string): Promise<EngineSite> {
  return cachedValue(
    {
      siteDir,
      name: 'playground-engine',
      inputs: ['src/playground/engine', 'src/site/playground.ts'],
    },
    keyOf(frame),
    () => makeFiles(siteDir, frame),
  );
}

/** Writes the engine's files into a built site. */
export function writeEngineFiles(outDir: string, files: EngineSite): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, engineFolder(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
