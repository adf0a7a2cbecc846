import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { root } from './paths.mts';

/** Packages in a bundle, by their folder. */
function foldersOf(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/u.exec(file) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}

/** Name, version and license of each package, with the text of the license. */
function licenseTexts(files: Iterable<string>): string {
  const texts = foldersOf(files).map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
    const text =
      file === undefined ? '' : `\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
    return `${manifest.name} ${manifest.version}: ${manifest.license}${text}`;
  });
  return `The code of the server contains parts of these packages.\n\n${texts.join('\n\n---\n\n')}\n`;
}

function configuration(entry: string, out: string): webpack.Configuration {
  return {
    mode: 'production',
    target: 'node20.20',
    context: root,
    // Most builds of the site don't affect the server.
    cache: {
      type: 'filesystem',
      name: 'docs-server',
      cacheDirectory: path.join(root, 'node_modules/.cache/webpack'),
      version: createHash('sha256')
        .update(readFileSync(import.meta.filename))
        .digest('hex'),
    },
    entry: { cli: entry },
    devtool: false,
    output: {
      path: out,
      filename: '[name].js',
      chunkFilename: 'chunks/[id].js',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    module: {
      parser: { javascript: { createRequire: false, importMeta: false, url: false } },
      rules: [
        {
          test: /\.ts$/u,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } },
        },
      ],
    },
    optimization: { chunkIds: 'natural' },
    performance: { hints: false },
    plugins: [
      new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: /^cli\.js$/u }),
    ],
  };
}

/**
 * Bundles the server with all its dependencies, so the package has none to install.
 *
 * @returns the licenses of the bundled packages
 * @throws Error if webpack reports one
 */
export async function bundleDocsServer(entry: string, out: string): Promise<string> {
  const compiler = webpack(configuration(entry, out));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const report = stats?.hasErrors() === true ? stats.toString('errors-only') : undefined;
      const files = [...(stats?.compilation.modules ?? [])].flatMap((module) => {
        const file = module.nameForCondition();
        return file !== null && existsSync(file) ? [file] : [];
      });
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (report !== undefined)
          reject(new Error(`The server of the documentation could not be bundled:\n${report}`));
        else resolve(licenseTexts(files));
      });
    });
  });
}
