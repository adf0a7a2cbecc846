/** All exceptions to the rules for dependencies, each with its reason and the date of its last review. */

export interface Exception {
  readonly reason: string;
  /** Date of the last review, as `YYYY-MM-DD`. */
  readonly seen: string;
}

/** Number of days after which an exception must be reviewed again; `npm run audit` reports it. */
export const longestPeace = 400;

/** Packages with an install script, by name; `.npmrc` disables all of these scripts. */
export const installScripts: Readonly<Record<string, Exception>> = {
  '@parcel/watcher': {
    reason:
      'builds its native part where npm has none for the platform; only the watching of Sass needs it',
    seen: '2026-11-23',
  },
  '@swc/core': {
    reason: 'looks for its native part, which npm installs as an optional package anyway',
    seen: '2026-11-21',
  },
  'core-js': { reason: 'prints who wrote it; nothing else', seen: '2026-11-21' },
  'core-js-pure': { reason: 'prints who wrote it; nothing else', seen: '2026-11-23' },
};

/** Licenses allowed for any dependency, by SPDX identifier. */
export const allowedLicenses: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
]);

/** A dependency with another license, or whose manifest doesn't specify one. */
export interface LicenseException extends Exception {
  /** The license in its manifest, or else that of its files. */
  readonly license: string;
}

const unnamed =
  'its files hold this license, which its manifest names in an old form or not at all';
const tool = 'a tool of the build or the tests; nothing of it is published';
const seen = '2026-11-21';
const imageTool = 'the image library below an example; nothing of it is published';

/** By name; a trailing `*` matches the names of platform packages. */
export const licenseExceptions: Readonly<Record<string, LicenseException>> = {
  '@axe-core/playwright': { license: 'MPL-2.0', reason: tool, seen },
  '@img/sharp-libvips-*': { license: 'LGPL-3.0-or-later', reason: imageTool, seen: '2026-11-23' },
  '@img/sharp-wasm32': {
    license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: imageTool,
    seen: '2026-11-23',
  },
  '@img/sharp-win32-*': {
    license: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: imageTool,
    seen: '2026-11-23',
  },
  '@cspell/dict-django': { license: 'WTFPL', reason: tool, seen },
  '@cspell/dict-en-common-misspellings': { license: 'CC BY-SA 4.0', reason: tool, seen },
  'axe-core': { license: 'MPL-2.0', reason: tool, seen },
  eval: { license: 'MIT', reason: unnamed, seen },
  format: { license: 'MIT', reason: unnamed, seen },
  'lightningcss*': { license: 'MPL-2.0', reason: tool, seen },
  'require-like': { license: 'MIT', reason: unnamed, seen },
  'svg-tags': { license: 'MIT', reason: unnamed, seen },
  wouter: {
    license: 'Unlicense',
    reason: 'given to the public domain; examples bundle it, the site does not',
    seen: '2026-11-23',
  },
};

/** Known vulnerabilities accepted for now, by advisory id (`GHSA-…`). */
export const acceptedAdvisories: Readonly<Record<string, Exception>> = {};
