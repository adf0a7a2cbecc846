import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/shimming', [
    [
      'in an ES module it is `undefined`',
      'webpack/lib/dependencies/esm/ESMTopLevelThisParserPlugin.js',
      /ESMExports\.isEnabled\(parser\.state\)\) \{\s+const dep = new ConstDependency\(\s+"undefined",/u,
    ],
    [
      'webpack takes its default target from it',
      'webpack/lib/config/target.js',
      /return browsers \? "browserslist" : "web";/u,
    ],
    [
      'every named import is `undefined`',
      'webpack/lib/graph/Dependency.js',
      /new RawModule\("\/\* \(ignored\) \*\/", "ignored"/u,
    ],
    [
      "write `['name', 'default']`",
      'webpack/lib/provide/ProvidePlugin.js',
      /request\[0\],\s+nameIdentifier,\s+request\.slice\(1\),/u,
    ],
    [
      'Since 5.112, webpack can make `this`',
      schema,
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\],\s+"added": "5\.112\.0"/u,
    ],
    [
      'Before 5.112, you needed imports-loader',
      schema,
      /"topLevelThis": \{\s+[^\n]+\s+"enum": \["exports", "global"\],\s+"added": "5\.112\.0"/u,
    ],
    [
      '`fallback` applies only when webpack finds nothing',
      'enhanced-resolve/lib/ResolverFactory.js',
      /"described-resolve",\s+fallback,/u,
    ],
    [
      'A build for browsers rejects them with `UnhandledSchemeError`',
      'webpack/lib/errors/UnhandledSchemeError.js',
      /this\.name = "UnhandledSchemeError";/u,
    ],
    [
      "(except with `mode: 'none'`)",
      'webpack/lib/config/defaults.js',
      /F\(optimization, "nodeEnv"[\s\S]{0,140}?return false;/u,
    ],
  ]),
];
