import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { applied, defaults } from './evidence.ts';

const nodeNames = 'webpack/lib/node/NodeStuffPlugin.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/node', [
    [
      '`false` leaves all three names alone',
      applied,
      /__dirname: options\.node \? options\.node\.__dirname : false,/u,
    ],
    [
      'as well as `import.meta.filename` and `import.meta.dirname`',
      nodeNames,
      /if \(b && parserOptions\.node === false\) \{/u,
    ],
    [
      "for browsers, they're replaced so that old packages",
      defaults,
      /return futureDefaults \? "warn-mock" : "mock";/u,
    ],
    [
      'It is replaced with `globalThis`',
      nodeNames,
      /outputOptions\.environment\.globalThis\) \{\s+return new ConstDependency\(\s+"globalThis",/u,
    ],
    [
      'or with a small function that finds the global',
      nodeNames,
      /RuntimeGlobals\.global,\s+[^\n]+,\s+\[RuntimeGlobals\.global\]/u,
    ],
    [
      'but each use gives a warning',
      nodeNames,
      /if \(withWarning\) \{\s+parser\.state\.module\.addWarning\(/u,
    ],
    [
      'of your source file, relative to `context`, for example `src/lib/a.js`',
      nodeNames,
      /compiler\.context,\s+module\.resource\s+\),\s+"filename"/u,
    ],
    [
      'The constant `/index.js`',
      nodeNames,
      /case "mock":\s+setConstant\(parser, filename, "\/index\.js", "filename"\);/u,
    ],
    [
      'The same constant, with a warning for each use',
      nodeNames,
      /"__filename is a Node\.js feature and isn't available in browsers\."/u,
      "'warn-mock'",
    ],
    [
      'or from `import.meta.filename` where the target has it',
      nodeNames,
      /environment\.importMetaDirnameAndFilename \|\|/u,
    ],
    [
      'The added `import` of `node:url` breaks any other output',
      nodeNames,
      /name: "fileURLToPath",/u,
    ],
    [
      '`import.meta.filename` is replaced with `__filename`',
      nodeNames,
      /else if \(filename === IMPORT_META_FILENAME\) \{[\s\S]{0,120}\(\) => "__filename",/u,
    ],
    [
      "the result is the same as with `'node-module'`",
      nodeNames,
      /case "eval-only":[^\n]*\n[^\n]*\n\s+if \(compilation\.outputOptions\.module\) \{/u,
    ],
    [
      'is the default for all Node.js-like targets',
      defaults,
      /if \(targetProperties\.node\) \{\s+return "eval-only";/u,
    ],
    [
      'In a universal bundle, a browser gets `undefined`',
      nodeNames,
      /compiler\.platform\.node === null &&\s+module\)/u,
    ],
    [
      'in strict ECMAScript modules, such as `.mjs` files',
      nodeNames,
      /\.for\(JAVASCRIPT_MODULE_TYPE_ESM\)[\s\S]{0,120}handler\(parser, parserOptions, false, true\);/u,
    ],
    [
      'The constant `/`',
      nodeNames,
      /case "mock":\s+setConstant\(parser, dirname, "\/", "dirname"\);/u,
    ],
    [
      'the folder of the bundle, computed from `import.meta.url`',
      nodeNames,
      /case "node-module": \{[\s\S]{0,200}dirname,\s+"dirname",\s+\(\) => `\$\{importMetaName\}\.url\.replace/u,
    ],
  ]),
];
