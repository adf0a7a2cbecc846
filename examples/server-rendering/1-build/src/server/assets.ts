import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder `dist`, seen from the built file. */
const dist = path.join(import.meta.dirname, '..');

export const publicFolder = path.join(dist, 'public');

interface Manifest {
  entrypoints: Record<string, { imports: string[] }>;
  assets: Record<string, { file: string }>;
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(dist, name), 'utf8')) as T;
}

/** The files of the browser's build. */
export function readAssets() {
  const { entrypoints, assets } = readJson<Manifest>('manifest.json');
  const modules = readJson<Record<string, string[]>>('modules.json');
  const names = new Set(entrypoints.main?.imports);
  const main = [...names].map((name) => assets[name]?.file ?? name);
  const isStyle = (file: string) => file.endsWith('.css');
  return {
    scripts: main.filter((file) => file.endsWith('.js')),
    styles: main.filter(isStyle),
    stylesOf: (module: string) => (modules[module] ?? []).filter(isStyle),
  };
}
