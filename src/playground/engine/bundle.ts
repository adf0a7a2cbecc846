/**
 * Generates the engine's files from the installed webpack, using the installed webpack. Runs in Node.js during the
 * build.
 */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFsFromVolume, Volume } from 'memfs';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { packageFacts, packageParts } from './package-files.ts';
import { codeParts } from './parts.ts';
import * as substitutes from './substitutes.ts';

// Docusaurus's configuration loader only supports `import.meta.url`.
const folder = path.dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Files of the engine by name. */
export type EngineFiles = ReadonlyMap<string, Buffer>;

export interface BundleOptions {
  /** Root folder of the site. */
  readonly siteDir: string;
  /** Skips minimizing, for a faster look at the output. */
  readonly isReadable?: boolean;
}

function webpackFolder(): string {
  return path.dirname(resolve('webpack/package.json'));
}

/** Files of webpack for the in-memory file system. */
function filesOfWebpack(): Record<string, string> {
  const root = webpackFolder();
  const names = substitutes.webpackFiles
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      `webpack/${name.replaceAll('\\', '/')}`,
      readFileSync(path.join(root, name), 'utf8'),
    ]),
  );
}

function configuration({ siteDir, isReadable = false }: BundleOptions): Configuration {
  const modulesDir = path.join(siteDir, 'node_modules');
  const { modules, files, missing, parted, replacements, printedModules } = substitutes;
  const noble = (name: string) => path.join(modulesDir, '@noble/hashes', `${name}.js`);
  const replaced = [...new Set(replacements.map(({ file }) => path.join(modulesDir, file)))];
  return {
    name: 'playground-engine',
    mode: 'production',
    target: ['webworker', 'es2022'],
    context: siteDir,
    devtool: false,
    entry: {
      engine: path.join(folder, 'worker.ts'),
      ...Object.fromEntries(
        codeParts.map((name) => [
          name,
          { import: path.join(folder, `parts/${name}.ts`), dependOn: 'engine' },
        ]),
      ),
    },
    output: {
      path: '/engine',
      filename: '[name].js',
      uniqueName: 'playground',
      environment: { globalThis: true },
    },
    resolve: {
      // The browser builds of packages have fewer features than their own code.
      aliasFields: [],
      mainFields: ['module', 'main'],
      conditionNames: ['node', 'require', 'import', 'default'],
      extensions: ['.js', '.cjs', '.mjs', '.json'],
      alias: {
        ...Object.fromEntries(Object.entries(modules).map(([name, file]) => [`${name}$`, file])),
        ...Object.fromEntries(
          Object.entries(files).map(([name, file]) => [path.join(modulesDir, name), file]),
        ),
        ...Object.fromEntries(
          missing.map((name) => [`${name}$`, path.join(folder, 'node/missing.ts')]),
        ),
        'brotli-wasm/web$': path.join(modulesDir, 'brotli-wasm/pkg.web/brotli_wasm.js'),
        'brotli-wasm/code$': path.join(modulesDir, 'brotli-wasm/pkg.web/brotli_wasm_bg.wasm'),
        '@noble/hashes/crypto$': noble('crypto'),
        '@noble/hashes/legacy$': noble('legacy'),
        '@noble/hashes/sha2$': noble('sha2'),
      },
    },
    module: {
      parser: {
        javascript: {
          exprContextCritical: false,
          unknownContextCritical: false,
          wrappedContextCritical: false,
        },
      },
      rules: [
        {
          test: replaced,
          use: [{ loader: path.join(folder, 'replace-loader.ts'), options: { replacements } }],
        },
        { test: printedModules, use: [path.join(folder, 'print-loader.ts')] },
        // A part must be a single file. The package would fetch its code, which the worker's policy forbids.
        { test: /brotli_wasm_bg\.wasm$/u, type: 'asset/bytes' },
      ],
    },
    node: { global: false, __dirname: 'mock', __filename: 'mock' },
    plugins: [
      new webpack.ids.HashedModuleIdsPlugin({ hashDigestLength: 6 }),
      new webpack.NormalModuleReplacementPlugin(/^node:/u, (data: { request: string }) => {
        data.request = data.request.slice('node:'.length);
      }),
      new webpack.NormalModuleReplacementPlugin(
        new RegExp(`^(?:${Object.keys(parted).join('|')})$`, 'u'),
        (data: { request: string; contextInfo: { issuer: string } }) => {
          if (path.dirname(data.contextInfo.issuer) === path.join(folder, 'parts')) return;
          data.request = parted[data.request] ?? data.request;
        },
      ),
      // The engine has no dynamic requires whose target isn't known at build time.
      new webpack.ContextReplacementPlugin(/./u, (data) => {
        if (!('regExp' in data)) return;
        data.regExp = /$^/u;
        data.recursive = false;
      }),
      new webpack.DefinePlugin({
        playgroundEngine: JSON.stringify({
          node: process.versions.node,
          builtinModules: builtinModules.filter((name) => !name.startsWith('_')),
          packages: packageFacts,
          files: filesOfWebpack(),
        }),
      }),
    ],
    optimization: {
      // The engine runs modules by their identifiers, which the minimizer's schema requires to be strings.
      moduleIds: false,
      nodeEnv: false,
      minimize: !isReadable,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // Class names are the names of webpack's modules, errors and hooks.
          minimizerOptions: {
            compress: { keep_classnames: true },
            mangle: { keep_classnames: true },
          },
        }),
      ],
    },
    performance: false,
  };
}

/**
 * Bundles the engine.
 *
 * @throws Error with webpack's own messages if something can't be bundled
 */
export async function bundleEngine(options: BundleOptions): Promise<EngineFiles> {
  const compiler = webpack(configuration(options));
  const volume = new Volume();
  compiler.outputFileSystem = createFsFromVolume(volume) as never;
  const stats = await new Promise<webpack.Stats>((done, fail) => {
    compiler.run((error, result) => {
      compiler.close(() => {
        if (error !== null) fail(error);
        else if (result === undefined) fail(new Error('webpack has made nothing'));
        else done(result);
      });
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      `The playground's engine can't be bundled:\n${stats.toString({ all: false, errors: true, warnings: true })}`,
    );
  }
  const code = Object.entries(volume.toJSON()).map(
    ([file, text]) => [path.posix.basename(file), Buffer.from(text ?? '')] as const,
  );
  const packages = [...packageParts(options.siteDir)].map(
    ([name, text]) => [`${name}.json`, Buffer.from(text)] as const,
  );
  return new Map([...code, ...packages]);
}
