import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/typescript-plugin', [
    [
      'the experiment is on unless a rule for these files',
      'webpack/lib/config/defaults.js',
      /hasRuleForResource\(rules, "\/file\.ts"\) \|\|\s+RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.mts"\)/u,
    ],
    [
      'sets a type or a loader without `enforce`',
      'webpack/lib/rules/RuleSetCompiler.js',
      /rule\.loader !== undefined\) &&\s+rule\.enforce === undefined\);/u,
    ],
    [
      'so `.ts`, `.mts` and `.cts` files build without a loader',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /const TS_RESOURCE_RE = \/\\\.\(\?:\[mc\]\?tsx\?\)\$\/i;/u,
    ],
    [
      'The plugin has no options',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /class TypeScriptPlugin \{(?:(?!constructor\()[\s\S])*\sapply\(compiler\) \{/u,
    ],
    [
      '`experiments.typescript` creates the plugin',
      'webpack/lib/config/WebpackOptionsApply.js',
      /if \(options\.experiments\.typescript\) \{\s*const TypeScriptPlugin/u,
    ],
    [
      "After a module's loaders have run, the plugin replaces types",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /\.processResult\.tap\(/u,
    ],
    [
      "combines this map with a loader's map",
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /stripMap && loaderSourceMap\s+\? composeWithLoaderSourceMap\(/u,
    ],
    [
      'Lines and columns stay the same',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'its type is one of the types for JavaScript',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!JS_MODULE_TYPES\.has\(module\.type\)\) return result;/u,
    ],
    [
      'its path ends in `.ts`, `.mts` or `.cts`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /TS_RESOURCE_RE = \/\\\.\(\?:\[mc\]\?tsx\?\)\$\/i;/u,
    ],
    [
      'of the type `text/typescript` or `application/typescript`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /TS_DATA_URI_RE = \/\^data:\(\?:text\|application\)\\\/typescript\/i;/u,
    ],
    [
      'the plugin rejects files with that extension',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(TSX_RESOURCE_RE\.test\(resource\)\) \{\s+throw new/u,
    ],
    [
      'turns the plugin on or off for individual files',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
    [
      "since the rule turns `'auto'` off",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      "Since such a loader turns `'auto'` off",
      'webpack/lib/rules/RuleSetCompiler.js',
      /if \(matched && establishesType\) return true;/u,
    ],
    [
      'can return TypeScript and leave the types',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /\.processResult\.tap\(/u,
    ],
    [
      'The message appears only with `true`',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!\("stripTypeScriptTypes" in mod\)\) \{\s+throw new/u,
    ],
    [
      "since `'auto'` stays off in older versions",
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    [
      'Each TypeScript module is parsed one more time',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /return mod\.stripTypeScriptTypes\(/u,
    ],
    [
      'because Node.js parses it to find the types',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /mod\.stripTypeScriptTypes\(input, \{ mode: "strip" \}\)/u,
    ],
    [
      'has no effect if the parser option is off',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
    [
      '`module.parser.javascript.typescript` is on for the module',
      'webpack/lib/typescript/TypeScriptPlugin.js',
      /if \(!parser\.options\.typescript\) return result;/u,
    ],
  ]),
];
