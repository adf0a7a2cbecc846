/** Every exception from the rules for dependencies, each with its reason and the day on which it was last looked at. */

export interface Exception {
  readonly reason: string;
  /** Day of the last look, as `YYYY-MM-DD`. */
  readonly seen: string;
}

/** Days after which an exception has to be looked at again; `npm run audit` says so. */
export const longestPeace = 400;

/** Packages that ask to run a script on installation, by name; `.npmrc` keeps all scripts from running. */
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

/** Licenses that any dependency may have, by SPDX identifier. */
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

/** A dependency under another license, or whose manifest names none. */
export interface LicenseException extends Exception {
  /** What its manifest says, if anything, and else the license of its files. */
  readonly license: string;
}

const unnamed =
  'its files hold this license, which its manifest names in an old form or not at all';
const tool = 'a tool of the build or the tests; nothing of it is published';
const seen = '2026-11-21';
const imageTool = 'the image library below an example; nothing of it is published';

/** By name; a name that ends with `*` is the beginning of the names of platform packages. */
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

/** Known vulnerabilities that stay for now, by the id of their advisory (`GHSA-…`). */
export const acceptedAdvisories: Readonly<Record<string, Exception>> = {};
