import { claimsOfPage } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { cli } from './evidence.ts';

const bin = 'webpack/bin/webpack.js';

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/installation', [
    ['the command line, `webpack-cli` 7', 'webpack-cli/package.json', /"version": "7\./u],
    ['`webpack-dev-server` 6', 'webpack-dev-server/package.json', /"version": "6\./u],
    [
      'TypeScript sources without a loader',
      'webpack/lib/config/defaults.js',
      /typeof require\("module"\)\.stripTypeScriptTypes === "function" &&/u,
    ],
    [
      'of an individual package can name an older version',
      'webpack/package.json',
      /"node": ">=10\.13\.0"/u,
    ],
    ['always needed', cli, /dependencies: \[WEBPACK_PACKAGE\],/u, 'webpack'],
    [
      'not needed if a program calls webpack',
      bin,
      /package: "webpack-cli",\s*binName: "webpack-cli",/u,
    ],
    [
      'the `webpack serve` command',
      cli,
      /dependencies: \[WEBPACK_PACKAGE, WEBPACK_DEV_SERVER_PACKAGE\],/u,
    ],
    [
      'prints the versions of the packages that are installed',
      cli,
      /`\{\$\{DEFAULT_WEBPACK_PACKAGES\.map\(\(item\) => `\*\$\{item\}\*`\)\.join\(","\)\}\}`/u,
    ],
    [
      'Put the name of a branch or a commit after',
      'hosted-git-info/lib/hosts.js',
      /`git\+ssh:\/\/git@\$\{domain\}\/\$\{user\}\/\$\{project\}\.git\$\{maybeJoin\('#', committish\)\}`/u,
    ],
  ]),
];
