import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('concepts/output', [
    [
      '`output.path` has to be an absolute path',
      'webpack/schemas/WebpackOptions.json',
      /"Path": \{\s+"description": [^\n]+\s+"type": "string",\s+"absolutePath": true/u,
    ],
    [
      'except dot files in subfolders',
      'webpack/lib/output/CleanPlugin.js',
      /if \(file\.startsWith\("\."\)\)/u,
    ],
    [
      'follows `filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "cssFilename"[\s\S]{0,140}?\(output\.filename\);/u,
      'cssFilename',
    ],
    [
      'follows `filename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "htmlFilename"[\s\S]{0,140}?\(output\.filename\);/u,
      'htmlFilename',
    ],
    [
      'follows `chunkFilename`',
      'webpack/lib/config/defaults.js',
      /"workerChunkFilename",\s+\(\) =>[\s\S]{0,90}?\(output\.chunkFilename\)/u,
      'workerChunkFilename',
    ],
    [
      'follows `chunkFilename`',
      'webpack/lib/config/defaults.js',
      /F\(output, "cssChunkFilename"[\s\S]{0,140}?\(output\.chunkFilename\);/u,
      'cssChunkFilename',
    ],
    [
      'chunks and stylesheets are then named after their id',
      'webpack/lib/config/defaults.js',
      /return output\.module \? "\[id\]\.mjs" : "\[id\]\.js";[\s\S]{0,340}?return "\[id\]\.css";/u,
    ],
    [
      'webpack stops before it overwrites a file',
      'webpack/lib/Compilation.js',
      /`Conflict: Multiple chunks emit assets to the same filename \$\{file\}`/u,
    ],
    [
      'new in webpack 5.111, takes a pattern',
      'webpack/schemas/WebpackOptions.json',
      /"Copy": \{(?:(?!\n {4}\})[\s\S])*"added": "5\.111\.0"\n {4}\}/u,
    ],
    [
      'nothing is written to `output.path` by default',
      'webpack-dev-middleware/dist/index.js',
      /options\.writeToDisk === true\) \{[\s\S]*?\} else \{\s+outputFileSystem = [^;]*memfs\.createFsFromVolume/u,
    ],
  ]),
];
