import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';

export const claims: readonly Claim[] = [
  ...claimsOfPage('plugins/html-webpack-plugin', [
    [
      'Since 5.109, webpack reads and writes pages itself',
      'webpack/lib/html/HtmlModulesPlugin.js',
      /@since 5\.109\.0\s+\*\/\s+injectTags:/u,
    ],
    [
      'the build fails with “Multiple assets emit different content',
      'webpack/lib/Compilation.js',
      /Multiple assets emit different content to the same filename/u,
    ],
  ]),
];
