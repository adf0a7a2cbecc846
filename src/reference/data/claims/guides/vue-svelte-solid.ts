import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { defaults } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/vue-svelte-solid',
    '`index.js` is 65.8 KiB instead of 56.2',
    '37.7 with Svelte, 56.2 with Vue, and 214 with',
  ),
  ...claimsOfPage('guides/vue-svelte-solid', [
    [
      'features that are on by default only until',
      defaults,
      /experiments\.html =\s+!RuleSetCompiler\.hasRuleForResource\(rules, "\/file\.html"\) && "auto";/u,
    ],
    [
      '`svelte-loader` ignores `hotReload: true`',
      'svelte-loader/index.js',
      /options\.hotReload && [^\n]*getMajor\(\) < 5\)/u,
    ],
    [
      "the code that it generates uses Vite's interface (`import.meta.hot`)",
      'svelte/src/compiler/phases/3-transform/client/transform-client.js',
      /b\.call\('import\.meta\.hot\.accept'/u,
    ],
    ["Svelte 5's compiler supports hot updates", 'svelte/package.json', /"version": "5\./u],
  ]),
];
