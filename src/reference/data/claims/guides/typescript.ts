import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, typescriptWasOff } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/typescript', [
    [
      'webpack builds `.ts`, `.mts` and `.cts` files without a loader',
      'webpack/lib/config/defaults.js',
      /test: \/\\\.cts\$\/i,\s+\.\.\.commonjs/u,
    ],
    [
      'because Node.js itself removes the types',
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    ['Since 5.109, `experiments.typescript` is `"auto"`', before, typescriptWasOff],
    [
      'for `.ts`, `.mts`, `.cts` or `.tsx` files',
      'webpack/lib/config/defaults.js',
      /"\/file\.mts"\) \|\|\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.cts"\)/u,
    ],
    [
      '`./teas.js` works, because webpack also tries `.ts` for `.js`',
      'webpack/lib/config/defaults.js',
      /extensionAlias = \{\s+"\.js": \["\.js", "\.ts"\],/u,
    ],
    [
      'is on whenever the built-in TypeScript support is on',
      'webpack/lib/config/defaults.js',
      /if \(typescript\) \{\s+resolveOptions\.tsconfig = true;/u,
    ],
    [
      'removed types leave blanks behind',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
  ]),
];
