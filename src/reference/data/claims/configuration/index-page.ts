import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { commandLine, defaults, schema, validated } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('configuration/index', [
    [
      '`src/index.ts`, `src/index.js` or `src/index.html`, whichever it finds first',
      defaults,
      /typescript\s+\? \["\.ts", "\.js", "\.json", "\.wasm"\]/u,
    ],
    [
      'webpack itself checks the object before the build',
      validated,
      /needValidate\(options\) \? webpackOptionsSchemaCheck\(options\) : true/u,
    ],
    [
      'the build stops, and an error message names the option',
      schema,
      /"title": "WebpackOptions",\s+"description": "[^"]+",\s+"type": "object",\s+"additionalProperties": false,/u,
    ],
    [
      '`.mjs`, `.cjs`, `.ts`, `.cts` or `.mts`, in this order',
      commandLine,
      /commonExtensions = \["\.js", "\.mjs", "\.cjs", "\.ts", "\.cts", "\.mts"\]/u,
    ],
    [
      '`.webpack/webpack.config`, with the same extensions',
      commandLine,
      /"webpack\.config",\s+"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",/u,
    ],
    [
      '`.webpack/webpackfile`, with the same extensions',
      commandLine,
      /"\.webpack\/webpack\.config",\s+"\.webpack\/webpackfile",\s+\];/u,
    ],
    ['or `-c` for short', commandLine, /name: "config",\s+alias: "c",/u],
    [
      "relative to the folder you're in, not to the file",
      defaults,
      /F\(options, "context", \(\) => process\.cwd\(\)\);/u,
    ],
    [
      'webpack builds both configurations side by side',
      commandLine,
      /config\.options\.push\(loadedConfig\.options\);/u,
    ],
    [
      'in which the later file wins',
      commandLine,
      /const mergedOptions = merge\(accumulator, options\);/u,
    ],
    [
      'The command loads the configuration and validates it',
      commandLine,
      /cmd\.context\.webpack\.validate\(config\.options\);/u,
    ],
  ]),
];
