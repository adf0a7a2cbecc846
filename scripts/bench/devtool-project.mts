import { cpSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../lib/paths.mts';

/** The module that is edited between two builds. */
const editedFile = 'src/readmes/render.ts';

/** Copies the portal's sources to a temporary folder, so they can be edited. */
export function makeDevtoolProject(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'portal-devtool-'));
  cpSync(path.join(root, 'src'), path.join(dir, 'src'), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(dir, 'package.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  return dir;
}

/** Absolute path of the module that is edited between two builds. */
export function editedModule(dir: string): string {
  return path.join(dir, editedFile);
}

/**
 * The measured project: the README reader in `src/readmes`, in TypeScript, with all packages that it uses.
 *
 * @param dir folder of the copy
 * @param devtool value to measure
 */
export function devtoolConfiguration(dir: string, devtool: string | false): Configuration {
  return {
    context: dir,
    mode: 'development',
    target: 'node',
    entry: './src/readmes/index.ts',
    devtool,
    output: { path: path.join(dir, 'dist', String(devtool)), filename: 'main.js' },
    watchOptions: { aggregateTimeout: 5 },
    module: {
      rules: [
        {
          test: /\.ts$/u,
          loader: createRequire(import.meta.url).resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  };
}

/** Sizes of a build's output, in bytes. */
export function outputSizes(dir: string): { readonly script: number; readonly map: number } {
  const sizeOf = (ending: string) =>
    readdirSync(dir)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0);
  return { script: sizeOf('.js'), map: sizeOf('.map') };
}
