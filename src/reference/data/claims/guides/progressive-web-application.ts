import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { before, defaults } from './evidence.ts';

const apply = 'webpack/lib/config/WebpackOptionsApply.js';
const webManifest = 'webpack/lib/asset/WebManifestParser.js';
const worker = 'webpack/lib/dependencies/worker/WorkerAndWorkletPlugin.js';
const generate = 'workbox-webpack-plugin/build/generate-sw.js';
const inject = 'workbox-webpack-plugin/build/inject-manifest.js';
const template = 'workbox-build/build/templates/sw-template.js';

const registration = /"navigator\.serviceWorker\.register\(\)",/u;

export const claims: readonly Claim[] = [
  ...claimsOfPage('guides/progressive-web-application', [
    [
      'webpack bundles the manifest, and also the worker',
      defaults,
      /test: \/\\\.webmanifest\$\/i,\s*type: "asset\/webmanifest"/u,
    ],
    ['if you write it yourself', worker, registration],
    ['Since 5.109, webpack reads such a manifest', before, /^(?![\s\S]*webmanifest)/u],
    [
      'the icon is bundled, and the manifest in `dist`',
      webManifest,
      /const ICON_CONTAINER_KEYS = new Set\(\["icons", "screenshots"\]\);/u,
    ],
    ['refers to it by its name with the hash', webManifest, /new HtmlSourceDependency\(url, \[/u],
    ['`start_url` is left alone', webManifest, /key === "src" &&/u],
    [
      'Its plugin lists the files of your build',
      generate,
      /config\.manifestEntries = sortedEntries;/u,
    ],
    [
      'writes a worker that caches them',
      template,
      /<%= use\('workbox-precaching', 'precacheAndRoute'\) %>\(/u,
    ],
    [
      'a part of Workbox that the worker loads',
      'workbox-build/build/lib/bundle.js',
      /return id\.includes\('workbox'\) \? 'workbox' : undefined;/u,
    ],
    [
      '`swDest` names the worker',
      generate,
      /swDest: \(0, relative_to_output_path_1\.relativeToOutputPath\)\(/u,
    ],
    [
      'serve the page that has just registered it',
      'workbox-core/clientsClaim.js',
      /self\.addEventListener\('activate', \(\) => self\.clients\.claim\(\)\);/u,
    ],
    [
      'removes what older versions of Workbox left behind',
      'workbox-precaching/utils/deleteOutdatedCaches.js',
      /self\.caches\.delete\(cacheName\)/u,
    ],
    [
      "so these files aren't requested again",
      'workbox-build/build/lib/no-revision-for-urls-matching-transform.js',
      /if \(entry\.url\.match\(regexp\)\) \{\s*entry\.revision = null;/u,
    ],
    [
      'for all files that webpack marks as `immutable`',
      'workbox-webpack-plugin/build/lib/get-asset-hash.js',
      /if \(asset\.info && asset\.info\.immutable\) \{\s*return null;/u,
    ],
    [
      'takes over when all tabs of the old version',
      template,
      /<% \} else \{ %>\s*self\.addEventListener\('message',/u,
    ],
    [
      'With `skipWaiting: true`, the new version takes over at once',
      template,
      /<% if \(skipWaiting\) \{ %>\s*self\.skipWaiting\(\);/u,
    ],
    [
      'is made for one build per process',
      generate,
      /if \(this\.alreadyCalled\) \{\s*const warningMessage =/u,
    ],
    [
      'it warns that it has been called several times',
      generate,
      /compilation\.warnings\.push\(Error\(warningMessage\)\);/u,
    ],
    [
      '`import.meta.env.PROD` is a constant',
      apply,
      /"import\.meta\.env\.PROD": JSON\.stringify\(!development\),/u,
    ],
    [
      "the block isn't part of development builds",
      'webpack/lib/javascript/ConstPlugin.js',
      /parser\.hooks\.statementIf\.tap\(/u,
    ],
    ['webpack recognizes the registration and bundles the worker', worker, registration],
    ['gives the worker a name without a hash', worker, /importOptions\.webpackEntryOptions/u],
    [
      '`__webpack_hash__` changes whenever a module',
      'webpack/lib/javascript/APIPlugin.js',
      /__webpack_hash__: \{\s*expr: `\$\{RuntimeGlobals\.getFullHash\}\(\)`,/u,
    ],
    [
      'use `InjectManifest` from the same package',
      'workbox-webpack-plugin/build/index.js',
      /exports\.default = \{ GenerateSW: [^}]*, InjectManifest:/u,
    ],
    ['This plugin bundles your file and replaces', inject, /if \(this\.config\.compileSrc\) \{/u],
    [
      '`self.__WB_MANIFEST` with the list',
      'workbox-build/build/schema/WebpackInjectManifestOptions.json',
      /"default": "self\.__WB_MANIFEST",/u,
    ],
    [
      '`clientsClaim` lets the worker serve the page',
      'workbox-build/build/templates/sw-template.js',
      /if \(clientsClaim\) \{ %><%= use\('workbox-core', 'clientsClaim'\) %>/u,
    ],
  ]),
  ...measured('guides/progressive-web-application', 'which lists the five files of the site'),
];
