/** Build logs as people paste them, with the messages to recognize. */

export interface PastedLog {
  readonly name: string;
  readonly text: string;
  readonly expected: readonly {
    readonly id: string;
    readonly count: number;
    readonly files: readonly string[];
    readonly values: readonly string[];
  }[];
}

const esc = '\u001B';

export const logs: readonly PastedLog[] = [
  {
    name: 'a job of a CI, with time stamps and the package manager around it',
    text: `2026-11-20T08:14:01.2210984Z ##[group]Run npm run build
2026-11-20T08:14:01.2211321Z ${esc}[36;1mnpm run build${esc}[0m
2026-11-20T08:14:03.8113370Z > teahouse@2.4.0 build
2026-11-20T08:14:03.8113942Z > webpack --mode production
2026-11-20T08:14:09.5512004Z assets by status 112 KiB [cached] 4 assets
2026-11-20T08:14:09.5513120Z
2026-11-20T08:14:09.5519441Z ${esc}[1m${esc}[31mERROR${esc}[39m${esc}[22m in ${esc}[1m./src/menu/index.js${esc}[39m${esc}[22m ${esc}[1m${esc}[32m2:0-38${esc}[39m${esc}[22m
2026-11-20T08:14:09.5520112Z ${esc}[1mModule ${esc}[1m${esc}[31mnot found${esc}[39m${esc}[22m${esc}[1m: ${esc}[1m${esc}[31mError${esc}[39m${esc}[22m${esc}[1m: Can't resolve 'brew-time' in '/home/runner/work/teahouse/src/menu'${esc}[39m${esc}[22m
2026-11-20T08:14:09.5520733Z  @ ./src/index.js 4:0-22
2026-11-20T08:14:09.5521100Z
2026-11-20T08:14:09.5519441Z ${esc}[31mERROR${esc}[39m in ${esc}[1m./src/order.js${esc}[22m 1:0-30
2026-11-20T08:14:09.5520112Z Module not found: Error: Can't resolve 'brew-time' in '/home/runner/work/teahouse/src'
2026-11-20T08:14:09.5521561Z
2026-11-20T08:14:09.5522001Z webpack 5.112.2 compiled with 2 errors in 5120 ms
2026-11-20T08:14:09.6104471Z npm error Lifecycle script \`build\` failed with error:
2026-11-20T08:14:09.6110934Z ##[error]Process completed with exit code 1.`,
    expected: [
      {
        id: 'module-not-found',
        count: 2,
        files: ['./src/menu/index.js 2:0-38', './src/order.js 1:0-30'],
        values: [
          'brew-time',
          '/home/runner/work/teahouse/src/menu',
          '/home/runner/work/teahouse/src',
        ],
      },
    ],
  },
  {
    name: 'an install script, with the prefix of npm on each line',
    text: `npm ERR! code 1
npm ERR! path /srv/app/node_modules/shop-widgets
npm ERR! command failed
npm ERR! command sh -c webpack
npm ERR! [webpack-cli] Invalid configuration object. Webpack has been initialized using a configuration object that does not match the API schema.
npm ERR!  - configuration.output has an unknown property 'pathInfo'. These properties are valid:
npm ERR!    object { amdContainer?, assetModuleFilename?, asyncChunks?, … }
npm ERR! A complete log of this run can be found in: /root/.npm/_logs/2026-11-20-debug-0.log`,
    expected: [{ id: 'invalid-configuration-object', count: 1, files: [], values: [] }],
  },
  {
    name: 'a copy of a terminal that has lost the escape characters',
    text: `[1m[33mWARNING[39m[22m in [1m./src/shelf.js[39m[22m [1m[32m7:14-20[39m[22m
[1mexport 'crate' (imported as 'crate') was not found in './crates.js' (possible exports: crates, lid)[39m[22m

[1m[33mWARNING[39m[22m in [1masset size limit: The following asset(s) exceed the recommended size limit (244 KiB).
This can impact web performance.
Assets:
  main.js (611 KiB)[39m[22m

[1m[33mWARNING[39m[22m in [1mentrypoint size limit: The following entrypoint(s) combined asset size exceeds the recommended limit (244 KiB). This can impact web performance.
Entrypoints:
  main (611 KiB)
      main.js
[39m[22m
webpack 5.112.2 compiled with [1m[33m3 warnings[39m[22m in 3021 ms`,
    expected: [
      {
        id: 'export-not-found',
        count: 1,
        files: ['./src/shelf.js 7:14-20'],
        values: ['crate', './crates.js', 'crates, lid'],
      },
      { id: 'asset-size-limit', count: 2, files: [], values: ['244 KiB'] },
    ],
  },
  {
    name: 'a container build, broken at the width of its terminal and cut off at the end',
    text: `#14 [build 6/6] RUN npx webpack --mode production
#14 9.213 ERROR in ./packages/checkout/src/pay.ts
#14 9.213 Module build failed (from ./node_modules/ts-loader/index.js):
#14 9.213 Error: TypeScript emitted no output for /app/packages/checkout/src/pay.ts.
#14 9.214
#14 9.214 ERROR in ./packages/checkout/src/list.js 12:9
#14 9.214 Module parse failed: Unexpected token (12:9)
#14 9.214 File was parsed as module type 'javascript/auto'.
#14 9.214 You may need an appropriate loader to handle this file type, currently no loader
#14 9.214 s are configured to process this file. See https://webpack.js.org/concepts#loaders
#14 9.215 |   return (
#14 9.215 >     <ul>
#14 9.216
#14 9.216 ERROR in ./packages/checkout/src/hash.js 1:0-30
#14 9.216 Module not found: Error: Can't reso`,
    expected: [
      {
        id: 'module-build-failed',
        count: 1,
        files: ['./packages/checkout/src/pay.ts'],
        values: ['./node_modules/ts-loader/index.js'],
      },
      {
        id: 'module-parse-failed',
        count: 1,
        files: ['./packages/checkout/src/list.js 12:9'],
        values: ['12:9'],
      },
      {
        id: 'module-not-found',
        count: 1,
        files: ['./packages/checkout/src/hash.js 1:0-30'],
        values: [],
      },
    ],
  },
  {
    name: "a browser's console and several packages of a workspace at once",
    text: `web:build: WARNING in configuration
web:build: The 'mode' option has not been set, webpack will fallback to 'production' for this value.
web:build: Set 'mode' option to 'development' or 'production' to enable defaults for each environment.
admin:build: ✓ 1204 modules transformed.
docs:build: ready - started server on 0.0.0.0:3000

Uncaught (in promise) ChunkLoadError: Loading chunk src_menu_js failed.
(error: https://shop.example/src_menu_js.41ab.js)
    at __webpack_require__.f.j (jsonp chunk loading:27:18)
GET https://shop.example/src_menu_js.41ab.js net::ERR_ABORTED 404 (Not Found)`,
    expected: [
      { id: 'no-mode', count: 1, files: [], values: [] },
      { id: 'chunkloaderror', count: 1, files: [], values: ['src_menu_js'] },
    ],
  },
  {
    name: 'a terminal of Windows, with its line ends, a type checker and a test runner around it',
    text: [
      'PS C:\\work\\teahouse> npm run check',
      '',
      "src/menu.ts(4,7): error TS2322: Type 'string' is not assignable to type 'number'.",
      `${esc}[41m${esc}[1m FAIL ${esc}[22m${esc}[49m tests/menu.test.ts > adds up`,
      'AssertionError: expected 2 to be 3',
      `${esc}[1m${esc}[31mERROR${esc}[39m${esc}[22m in ${esc}[1m./src/menu.js${esc}[39m${esc}[22m ${esc}[1m${esc}[32m1:0-24${esc}[39m${esc}[22m`,
      `${esc}[1mModule ${esc}[1m${esc}[31mnot found${esc}[39m${esc}[22m${esc}[1m: ${esc}[1m${esc}[31mError${esc}[39m${esc}[22m${esc}[1m: Can't resolve './prices' in 'C:\\work\\teahouse\\src'${esc}[39m${esc}[22m`,
      '',
      'webpack 5.112.2 compiled with 1 error in 812 ms',
      '✖ 3 problems (2 errors, 1 warning)',
    ].join('\r\n'),
    expected: [
      {
        id: 'module-not-found',
        count: 1,
        files: ['./src/menu.js 1:0-24'],
        values: ['./prices', 'C:\\work\\teahouse\\src'],
      },
    ],
  },
];
