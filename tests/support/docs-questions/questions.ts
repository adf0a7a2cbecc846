/**
 * Questions people ask about webpack 5.105 to 5.112, with the tool calls that a client would make. Questions, calls and
 * answers were written without looking at the tools' output: fix the tools, not the rows.
 */
import {
  build,
  complaint,
  defaultOf,
  hasFlag,
  hookOf,
  installedHasClass,
  installedMentions,
  isExported,
  isInTypes,
  isOptionOfCopyPlugin,
  olderComplaint,
  olderDefaultOf,
  olderExports,
  olderHasHook,
  provided,
} from './proofs.ts';

type Call = readonly [tool: string, args: Readonly<Record<string, string>>];

/** A question with its answer. */
export interface DocsQuestion {
  readonly question: string;
  /** Tool calls of a client that only knows the question. */
  readonly calls: readonly Call[];
  /** Texts that must occur in the tools' output. */
  readonly answer: readonly string[];
  /** The same texts, derived from webpack itself. */
  readonly proof: () => readonly string[] | Promise<readonly string[]>;
}

const lookUp = (name: string): Call => ['look_up', { name }];
const search = (query: string): Call => ['search_docs', { query }];
const explain = (message: string): Call => ['explain_error', { message }];
const changes = (from: string, to: string, about = ''): Call => [
  'list_changes',
  { from, to, ...(about !== '' && { about }) },
];
const check = (configuration: string): Call => ['check_configuration', { configuration }];

export const docsQuestions: readonly DocsQuestion[] = [
  {
    question: 'What is the default of output.htmlFilename?',
    calls: [lookUp('output.htmlFilename')],
    answer: ['[name].html'],
    proof: () => [defaultOf('output.htmlFilename')],
  },
  {
    question: 'Is experiments.css on by default in 5.112?',
    calls: [lookUp('experiments.css')],
    answer: ["'auto'"],
    proof: () => [`'${defaultOf('experiments.css')}'`],
  },
  {
    question: 'What is the default of experiments.asyncWebAssembly now, and what was it before?',
    calls: [lookUp('experiments.asyncWebAssembly')],
    answer: ["'auto'", 'false'],
    proof: () => [
      `'${defaultOf('experiments.asyncWebAssembly')}'`,
      olderDefaultOf('experiments.asyncWebAssembly'),
    ],
  },
  {
    question:
      'Which default did optimization.splitChunks.defaultSizeTypes have in 5.108, and which has it now?',
    calls: [changes('5.108', '5.112', 'defaultSizeTypes')],
    answer: ["['javascript', 'unknown']", "['javascript', 'css', 'unknown']"],
    proof: () =>
      [
        olderDefaultOf('optimization.splitChunks.defaultSizeTypes'),
        defaultOf('optimization.splitChunks.defaultSizeTypes'),
      ].map((text) => text.replaceAll('"', "'").replaceAll(',', ', ')),
  },
  {
    question: 'Can webpack copy static files without copy-webpack-plugin?',
    calls: [search('copy static files without copy-webpack-plugin')],
    answer: ['output.copy'],
    proof: () =>
      provided(
        complaint({ output: { copy: ['static'] } }) === '' &&
          olderComplaint({ output: { copy: ['static'] } }) !== '',
        'output.copy',
      ),
  },
  {
    question: 'How do I leave files out when output.copy copies a folder?',
    calls: [lookUp('output.copy')],
    answer: ['globOptions', 'ignore'],
    proof: () =>
      provided(
        complaint({ output: { copy: [{ from: 'a', globOptions: { ignore: ['b'] } }] } }) === '',
        'globOptions',
        'ignore',
      ),
  },
  {
    question: 'Which algorithms can compress the persistent cache?',
    calls: [lookUp('cache.compression')],
    answer: ['gzip', 'brotli', 'zstd'],
    proof: () =>
      ['gzip', 'brotli', 'zstd'].filter(
        (compression) => complaint({ cache: { type: 'filesystem', compression } }) === '',
      ),
  },
  {
    question: 'How can webpack read the aliases of tsconfig.json?',
    calls: [search('use aliases paths of tsconfig.json in webpack')],
    answer: ['resolve.tsconfig'],
    proof: () => provided(complaint({ resolve: { tsconfig: true } }) === '', 'resolve.tsconfig'),
  },
  {
    question: 'Since which version does resolve.tsconfig exist?',
    calls: [lookUp('resolve.tsconfig')],
    answer: ['5.105'],
    proof: () =>
      provided(
        complaint({ resolve: { tsconfig: './tsconfig.json' } }) === '' &&
          olderComplaint({ resolve: { tsconfig: './tsconfig.json' } }) === '',
        '5.105',
      ),
  },
  {
    question: 'Which values does optimization.splitChunks.chunks accept?',
    calls: [lookUp('optimization.splitChunks.chunks')],
    answer: ['initial', 'async', 'all'],
    proof: () =>
      ['initial', 'async', 'all', 'both'].filter(
        (chunks) => complaint({ optimization: { splitChunks: { chunks } } }) === '',
      ),
  },
  {
    question: 'How small may a split chunk be in production?',
    calls: [lookUp('optimization.splitChunks.minSize')],
    answer: ['20000'],
    proof: () => [defaultOf('optimization.splitChunks.minSize', { mode: 'production' })],
  },
  {
    question: 'After how long does loading a chunk time out?',
    calls: [search('chunk load timeout default milliseconds')],
    answer: ['output.chunkLoadTimeout', '120000'],
    proof: () => ['output.chunkLoadTimeout', defaultOf('output.chunkLoadTimeout')],
  },
  {
    question: 'Which hash function names files by default?',
    calls: [lookUp('output.hashFunction')],
    answer: ['md4'],
    proof: () => [defaultOf('output.hashFunction')],
  },
  {
    question: 'Does webpack limit the size of assets, and where is the limit?',
    calls: [lookUp('performance.maxAssetSize')],
    answer: ['250000'],
    proof: () => [defaultOf('performance.maxAssetSize', { mode: 'production' })],
  },
  {
    question: 'What is devtool in development mode?',
    calls: [lookUp('devtool')],
    answer: ["use: 'eval'", "use: 'source-map'"],
    proof: () => {
      const text = defaultOf('devtool', { mode: 'development' });
      return ['eval', 'source-map']
        .filter((use) => text.includes(`"use":"${use}"`))
        .map((use) => `use: '${use}'`);
    },
  },
  {
    question: 'Is a CSS source map written in development now?',
    calls: [changes('5.108', '5.112', 'devtool')],
    answer: ["type: 'css'"],
    proof: () =>
      provided(
        defaultOf('devtool', { mode: 'development' }).includes('"type":"css"') &&
          !olderDefaultOf('devtool', { mode: 'development' }).includes('"type":"css"'),
        "type: 'css'",
      ),
  },
  {
    question: 'How do I turn off the minimizer for CSS but keep the one for scripts?',
    calls: [lookUp('optimization.minimize')],
    answer: ['css', 'javascript'],
    proof: () =>
      provided(
        complaint({ optimization: { minimize: { css: false, javascript: {} } } }) === '' &&
          olderComplaint({ optimization: { minimize: { css: false } } }) !== '',
        'css',
        'javascript',
      ),
  },
  {
    question: 'Which kinds of files have options under optimization.minimizeOptions?',
    calls: [lookUp('optimization.minimizeOptions')],
    answer: ['css', 'html', 'javascript', 'json', 'xml'],
    proof: () =>
      ['css', 'html', 'javascript', 'json', 'xml', 'svg'].filter(
        (kind) =>
          !complaint({ optimization: { minimizeOptions: { [kind]: {} } } }).includes(
            'unknown property',
          ),
      ),
  },
  {
    question: 'optimization.minimizeOptions.html.minifyJson worked in 5.110. Where has it gone?',
    calls: [lookUp('optimization.minimizeOptions.html.minifyJson')],
    answer: ['removed', '5.111'],
    proof: () =>
      provided(
        complaint({ optimization: { minimizeOptions: { html: { minifyJson: true } } } }) !== '',
        'removed',
        '5.111',
      ),
  },
  {
    question: 'What was removed between 5.110 and 5.111?',
    calls: [changes('5.110', '5.111')],
    answer: ['performance.unusedAliases', 'performance.entrypointOverlap'],
    proof: () =>
      ['unusedAliases', 'entrypointOverlap']
        .filter((name) => complaint({ performance: { [name]: true } }) !== '')
        .map((name) => `performance.${name}`),
  },
  {
    question: 'Is performance.unusedAliases still valid?',
    calls: [check('export default { mode: "production", performance: { unusedAliases: true } };')],
    answer: ["unknown property 'unusedAliases'"],
    proof: () =>
      provided(
        complaint({ mode: 'production', performance: { unusedAliases: true } }).includes(
          "unknown property 'unusedAliases'",
        ),
        "unknown property 'unusedAliases'",
      ),
  },
  {
    question: 'Which targets are there for Bun and Deno?',
    calls: [search('build for Bun or Deno target')],
    answer: ['bun', 'deno'],
    proof: () =>
      ['bun', 'deno'].filter((target) => {
        try {
          return defaultOf('output.chunkFormat', { target }) !== '';
        } catch {
          return false;
        }
      }),
  },
  {
    question: 'What does target: universal mean for the format of chunks?',
    calls: [lookUp('target: universal')],
    answer: ['universal', 'module'],
    proof: () => ['universal', defaultOf('output.chunkFormat', { target: 'universal' })],
  },
  {
    question: 'How do I write a config with type checks in plain JavaScript?',
    calls: [search('type checking and completion for webpack.config in JavaScript')],
    answer: ['defineConfig'],
    proof: () => provided(isExported('defineConfig'), 'defineConfig'),
  },
  {
    question: 'What came with 5.112 for libraries?',
    calls: [changes('5.111', '5.112', 'library')],
    answer: ['output.library.entryExports'],
    proof: () => {
      const configuration = { output: { library: { type: 'umd', entryExports: 'merge' } } };
      const isUnknown = (text: string): boolean => text.includes("unknown property 'entryExports'");
      return provided(
        !isUnknown(complaint(configuration)) && olderComplaint(configuration) !== '',
        'output.library.entryExports',
      );
    },
  },
  {
    question: 'How do I leave all packages of node_modules out of a server bundle?',
    calls: [search('do not bundle node_modules in a server build, externals')],
    answer: ['externalsPresets', 'nodeModules'],
    proof: () =>
      provided(
        complaint({ externalsPresets: { nodeModules: true } }) === '' &&
          olderComplaint({ externalsPresets: { nodeModules: true } }) !== '',
        'externalsPresets',
        'nodeModules',
      ),
  },
  {
    question: 'Which options does output.html have?',
    calls: [lookUp('output.html')],
    answer: ['base', 'csp', 'favicon', 'inject', 'integrity', 'manifest', 'meta', 'title'],
    proof: () =>
      ['base', 'csp', 'favicon', 'inject', 'integrity', 'manifest', 'meta', 'title', 'none'].filter(
        (name) => !complaint({ output: { html: { [name]: {} } } }).includes('unknown property'),
      ),
  },
  {
    question: 'Can webpack write a content security policy into my page?',
    calls: [search('content security policy meta tag nonce in generated html')],
    answer: ['csp'],
    proof: () => provided(complaint({ output: { html: { csp: true } } }) === '', 'csp'),
  },
  {
    question: 'How do I write preload links for the chunks of an entry?',
    calls: [search('preload resource hints for chunks of an entry')],
    answer: ['output.resourceHints'],
    proof: () =>
      provided(
        complaint({ output: { resourceHints: true } }) === '' &&
          olderComplaint({ output: { resourceHints: true } }) !== '',
        'output.resourceHints',
      ),
  },
  {
    question: 'What replaces module.parser.javascript.harmony?',
    calls: [lookUp('module.parser.javascript.harmony')],
    answer: ['Deprecated', 'esm'],
    proof: () =>
      provided(
        complaint({ module: { parser: { javascript: { esm: false } } } }) === '' &&
          olderComplaint({ module: { parser: { javascript: { esm: false } } } }) !== '',
        'Deprecated',
        'esm',
      ),
  },
  {
    question: 'Does webpack have import.meta.glob?',
    calls: [lookUp('import.meta.glob')],
    answer: ['5.109'],
    proof: async () => {
      const { errors, assets } = await build({
        'src/index.js': "console.log(import.meta.glob('./pages/*.js'));",
        'src/pages/a.js': 'export default 1;',
      });
      return provided(errors.length === 0 && assets.length > 1, '5.109');
    },
  },
  {
    question: 'Which variables does import.meta.env have?',
    calls: [search('import.meta.env MODE DEV PROD variables')],
    answer: ['MODE', 'DEV', 'PROD'],
    proof: () =>
      ['MODE', 'DEV', 'PROD'].filter((name) => installedMentions(`import.meta.env.${name}`)),
  },
  {
    question: 'Which class is compiler.hooks.emit, and what does it hand over?',
    calls: [lookUp('compiler.hooks.emit')],
    answer: ['AsyncSeriesHook', 'compilation'],
    proof: async () => {
      const { kind, args } = await hookOf('Compiler', 'emit');
      return [kind, args];
    },
  },
  {
    question: 'Can NormalModule.getCompilationHooks().beforeParse be asynchronous?',
    calls: [lookUp('NormalModule.getCompilationHooks().beforeParse')],
    answer: ['AsyncSeriesHook'],
    proof: async () => [(await hookOf('NormalModule.getCompilationHooks()', 'beforeParse')).kind],
  },
  {
    question: 'Which arguments does MultiCompiler.hooks.done have since 5.110?',
    calls: [lookUp('MultiCompiler.hooks.done')],
    answer: ['stats, changedCompilers'],
    proof: async () => [(await hookOf('MultiCompiler', 'done')).args],
  },
  {
    question: 'Which hook lets a plugin change the tags of a page that webpack writes?',
    calls: [search('hook to change tags of generated HTML page in a plugin')],
    answer: ['transformTags'],
    proof: async () => {
      const { kind } = await hookOf(
        'html.HtmlModulesPlugin.getCompilationHooks()',
        'transformTags',
      );
      const isOld = await olderHasHook(
        'html.HtmlModulesPlugin.getCompilationHooks()',
        'transformTags',
      );
      return provided(kind !== '' && !isOld, 'transformTags');
    },
  },
  {
    question: 'Which hooks are new since 5.108?',
    calls: [changes('5.108', '5.112', 'hooks')],
    answer: ['MultiCompiler.hooks.shutdown', 'Compilation.hooks.renderEmbeddedSource'],
    proof: async () => {
      const hooks = [
        ['MultiCompiler', 'shutdown'],
        ['Compilation', 'renderEmbeddedSource'],
      ] as const;
      const old = await Promise.all(hooks.map(([owner, name]) => olderHasHook(owner, name)));
      await Promise.all(hooks.map(([owner, name]) => hookOf(owner, name)));
      return hooks
        .filter((_, place) => old[place] === false)
        .map(([owner, name]) => `${owner}.hooks.${name}`);
    },
  },
  {
    question: 'In which hook should a plugin add assets, and which stage is for optimizing size?',
    calls: [search('processAssets stage to minimize assets size in a plugin')],
    answer: ['processAssets', 'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE'],
    proof: async () => {
      await hookOf('Compilation', 'processAssets');
      return provided(
        isExported('Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE'),
        'processAssets',
        'PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE',
      );
    },
  },
  {
    question: 'My build says that a core module of Node.js has no polyfill. How do I leave it out?',
    calls: [
      explain(
        "ERROR in ./src/index.js 1:0-26\nModule not found: Error: Can't resolve 'crypto' in '/app/src'\n\nBREAKING CHANGE: webpack < 5 used to include polyfills for node.js core modules by default.",
      ),
    ],
    answer: ['resolve.fallback', 'false'],
    proof: async () => {
      const files = { 'src/index.js': "import 'crypto';" };
      const { errors } = await build(files);
      const mended = await build(files, { resolve: { fallback: { crypto: false } } });
      return provided(
        errors.join('\n').includes('polyfills for node.js core modules') &&
          mended.errors.length === 0,
        'resolve.fallback',
        'false',
      );
    },
  },
  {
    question: 'What is wrong if a loader is missing for a file type?',
    calls: [
      explain(
        'ERROR in ./src/data.yaml 1:4\nModule parse failed: Unexpected token (1:4)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file.',
      ),
    ],
    answer: ['module.rules'],
    proof: async () => {
      const files = { 'src/index.js': "import './data.yaml';", 'src/data.yaml': 'name: The shop' };
      const { errors } = await build(files);
      const mended = await build(files, {
        module: { rules: [{ test: /\.yaml$/u, type: 'asset/source' }] },
      });
      return provided(
        errors.join('\n').includes('appropriate loader') && mended.errors.length === 0,
        'module.rules',
      );
    },
  },
  {
    question: 'Why is an export not found, and what decides between warning and error?',
    calls: [
      explain(
        "WARNING in ./src/index.js 2:12-17\nexport 'total' (imported as 'total') was not found in './cart.js' (possible exports: sum)",
      ),
    ],
    answer: ['exportsPresence'],
    proof: async () => {
      const files = {
        'src/index.js': "import { total } from './cart.js';\nconsole.log(total);",
        'src/cart.js': 'export const sum = 1;',
      };
      const strict = await build(files, {
        module: { parser: { javascript: { exportsPresence: 'error' } } },
      });
      const lax = await build(files, {
        module: { parser: { javascript: { exportsPresence: 'warn' } } },
      });
      return provided(
        strict.errors.length === 1 && lax.errors.length === 0 && lax.warnings.length === 1,
        'exportsPresence',
      );
    },
  },
  {
    question: 'Two chunks write the same file. What do I change?',
    calls: [
      explain(
        'ERROR in bundle.js\nConflict: Multiple chunks emit assets to the same filename bundle.js (chunks a and b)',
      ),
    ],
    answer: ['output.filename', '[name]'],
    proof: async () => {
      const files = { 'a.js': 'console.log(1);', 'b.js': 'console.log(2);' };
      const entry = { a: './a.js', b: './b.js' };
      const failed = await build(files, { entry, output: { filename: 'bundle.js' } }).catch(String);
      const mended = await build(files, { entry, output: { filename: '[name].js' } });
      return provided(
        JSON.stringify(failed).includes('Multiple chunks emit assets to the same filename') &&
          mended.errors.length === 0,
        'output.filename',
        '[name]',
      );
    },
  },
  {
    question: 'An import without an extension fails in a package with "type": "module". Why?',
    calls: [
      explain(
        "Module not found: Error: Can't resolve './helper' in '/app/src'\nDid you mean 'helper.js'?\nBREAKING CHANGE: The request './helper' failed to resolve only because it was resolved as fully specified",
      ),
    ],
    answer: ['fullySpecified'],
    proof: async () => {
      const files = {
        'package.json': '{"type":"module"}',
        'src/index.js': "import './helper';",
        'src/helper.js': 'console.log(1);',
      };
      const { errors } = await build(files);
      const mended = await build(files, {
        module: { rules: [{ test: /\.js$/u, resolve: { fullySpecified: false } }] },
      });
      return provided(
        errors.join('\n').includes('fully specified') && mended.errors.length === 0,
        'fullySpecified',
      );
    },
  },
  {
    question: 'What does DotenvFileError mean?',
    calls: [explain('DotenvFileError: cannot read .env')],
    answer: ['DotenvFileError', 'dotenv'],
    proof: () =>
      provided(
        installedHasClass('DotenvFileError') && complaint({ dotenv: true }) === '',
        'DotenvFileError',
        'dotenv',
      ),
  },
  {
    question: 'webpack warns that the mode has not been set. What are the values?',
    calls: [
      explain(
        "WARNING in configuration\nThe 'mode' option has not been set, webpack will fallback to 'production' for this value.",
      ),
    ],
    answer: ['development', 'production', 'none'],
    proof: () =>
      ['development', 'production', 'none', 'test'].filter((mode) => complaint({ mode }) === ''),
  },
  {
    question: 'How do I get rid of the warning about assets that are too large?',
    calls: [
      explain(
        'WARNING in asset size limit: The following asset(s) exceed the recommended size limit (244 KiB).\nThis can impact web performance.',
      ),
    ],
    answer: ['performance'],
    proof: () =>
      provided(complaint({ performance: { maxAssetSize: 500_000 } }) === '', 'performance'),
  },
  {
    question: 'A pattern of output.copy copied nothing. What does webpack do then?',
    calls: [explain("The pattern 'static/*.ico' of 'output.copy' copied no file")],
    answer: ['output.copy'],
    proof: async () => {
      const { warnings } = await build(
        { 'src/index.js': 'console.log(1);' },
        { output: { copy: ['static/*.ico'] } },
      );
      return provided(warnings.join('\n').includes('output.copy'), 'output.copy');
    },
  },
  {
    question: 'Why is my configuration with output.path: "dist" refused?',
    calls: [check('module.exports = { mode: "production", output: { path: "dist" } };')],
    answer: ['"dist" is not an absolute path'],
    proof: () =>
      provided(
        complaint({ output: { path: 'dist' } }).includes('"dist" is not an absolute path'),
        '"dist" is not an absolute path',
      ),
  },
  {
    question: 'What is wrong with devtool: "cheap-eval-source-map"?',
    calls: [check('export default { mode: "development", devtool: "cheap-eval-source-map" };')],
    answer: ['configuration.devtool', 'order of the keywords'],
    proof: () =>
      ['configuration.devtool', 'order of the keywords'].filter((text) =>
        complaint({ devtool: 'cheap-eval-source-map' }).includes(text),
      ),
  },
  {
    question: 'Is this function configuration with splitChunks at the top level valid?',
    calls: [
      check(
        'const path = require("path");\nmodule.exports = (env) => ({\n  mode: env.production ? "production" : "development",\n  entry: "./src/index.js",\n  output: { path: path.resolve(__dirname, "dist") },\n  splitChunks: { chunks: "all" },\n});',
      ),
    ],
    answer: ["unknown property 'splitChunks'", 'optimization.splitChunks', 'line 6'],
    proof: () => {
      const text = complaint({ splitChunks: { chunks: 'all' } });
      return [
        ...["unknown property 'splitChunks'", 'optimization.splitChunks'].filter((one) =>
          text.includes(one),
        ),
        'line 6',
      ];
    },
  },
  {
    question: 'Is a rule with a string as test valid, and a loader given as "use"?',
    calls: [
      check(
        'export default {\n  mode: "production",\n  module: { rules: [{ test: /\\.css$/, use: ["style-loader", "css-loader"], type: "css" }] },\n};',
      ),
    ],
    answer: ['Valid'],
    proof: () =>
      provided(
        complaint({
          mode: 'production',
          module: {
            rules: [{ test: /\.css$/u, use: ['style-loader', 'css-loader'], type: 'css' }],
          },
        }) === '',
        'Valid',
      ),
  },
  {
    question: 'Which flag of the command line sets output.copy?',
    calls: [lookUp('output.copy')],
    answer: ['--output-copy'],
    proof: () => provided(hasFlag('--output-copy'), '--output-copy'),
  },
  {
    question: 'Which option does --output-html-filename set?',
    calls: [lookUp('--output-html-filename')],
    answer: ['output.htmlFilename'],
    proof: () => provided(hasFlag('--output-html-filename'), 'output.htmlFilename'),
  },
  {
    question: 'Is there a flag to validate the configuration or skip the validation?',
    calls: [lookUp('--no-validate')],
    answer: ['validate', '5.106'],
    proof: () =>
      provided(hasFlag('validate') && complaint({ validate: false }) === '', 'validate', '5.106'),
  },
  {
    question: 'Which plugin writes a manifest for server-side rendering?',
    calls: [search('plugin that writes a manifest for server-side rendering')],
    answer: ['SSRManifestPlugin'],
    proof: () =>
      provided(
        isExported('SSRManifestPlugin') && !olderExports('SSRManifestPlugin'),
        'SSRManifestPlugin',
      ),
  },
  {
    question: 'Which options does CopyPlugin have?',
    calls: [lookUp('CopyPlugin')],
    answer: ['patterns', 'concurrency', 'stage'],
    proof: () => ['patterns', 'concurrency', 'stage'].filter((name) => isOptionOfCopyPlugin(name)),
  },
  {
    question: 'Which magic comment says as what a prefetched file is to be used?',
    calls: [lookUp('webpackAs')],
    answer: ['webpackAs', '5.109'],
    proof: () => provided(installedMentions('webpackAs'), 'webpackAs', '5.109'),
  },
  {
    question: 'How do I bundle TypeScript without a loader?',
    calls: [search('bundle TypeScript without a loader, built-in support')],
    answer: ['experiments.typescript'],
    proof: async () => {
      const files = { 'src/index.ts': 'const text: string = "a";\nconsole.log(text);' };
      const { errors } = await build(files, {
        entry: './src/index.ts',
        experiments: { typescript: true },
      });
      return provided(errors.length === 0, 'experiments.typescript');
    },
  },
  {
    question: 'What changes for WebAssembly when I go from 5.107 to 5.109?',
    calls: [changes('5.107', '5.109', 'wasm'), changes('5.107', '5.109', 'assembly')],
    answer: ['output.wasmStreamingFallback', 'experiments.asyncWebAssembly'],
    proof: () => [
      ...provided(
        complaint({ output: { wasmStreamingFallback: true } }) === '' &&
          olderComplaint({ output: { wasmStreamingFallback: true } }) !== '',
        'output.wasmStreamingFallback',
      ),
      ...provided(
        defaultOf('experiments.asyncWebAssembly') !==
          olderDefaultOf('experiments.asyncWebAssembly'),
        'experiments.asyncWebAssembly',
      ),
    ],
  },
  {
    question: 'Which field of stats has the hints, and since when?',
    calls: [lookUp('stats.hints')],
    answer: ['hints', '5.110'],
    proof: () =>
      provided(
        isInTypes('hints') && complaint({ stats: { hints: true } }) === '',
        'hints',
        '5.110',
      ),
  },
];
