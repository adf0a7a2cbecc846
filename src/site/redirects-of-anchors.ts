import { redirectsOf } from './redirect-rows.ts';
import type { Redirect, RedirectRow } from './redirect-rows.ts';

/**
 * Option headings once had ids with a hyphen (`#output-path`); today's ids have none (`#outputpath`). These are the
 * prefixes that no current heading of the page begins with.
 */
const hyphenatedPrefixes: readonly (readonly [page: string, prefix: string])[] = [
  ['/api/loaders/', 'this'],
  ['/configuration/dev-server/', 'devserver'],
  ['/configuration/node/', 'node'],
  ['/configuration/optimization/', 'optimization'],
  ['/configuration/output/', 'output'],
  ['/configuration/performance/', 'performance'],
  ['/configuration/resolve/', 'resolve'],
  ['/configuration/watch/', 'watchoptions'],
  ['/plugins/split-chunks-plugin/', 'splitchunks'],
];

/** The same for prefixes that a current heading, such as `#rule-conditions`, shares; each id is listed. */
const hyphenatedIds: readonly (readonly [page: string, ids: readonly string[]])[] = [
  [
    '/api/module-methods/',
    [
      'require-cache',
      'require-context',
      'require-ensure',
      'require-include',
      'require-resolve',
      'require-resolveweak',
    ],
  ],
  [
    '/configuration/module/',
    [
      'module-noparse',
      'module-rules',
      'rule-enforce',
      'rule-exclude',
      'rule-include',
      'rule-issuer',
      'rule-loader',
      'rule-loaders',
      'rule-oneof',
      'rule-parser',
      'rule-resource',
      'rule-resourcequery',
      'rule-rules',
      'rule-sideeffects',
      'rule-test',
      'rule-type',
      'rule-use',
    ],
  ],
];

interface RenamedOptions {
  readonly page: string;
  /** Common prefix of the option ids. */
  readonly group: string;
  /** Today's id, and the endings of the old ids; an asterisk matches any text that follows. */
  readonly options: Readonly<Record<string, readonly string[]>>;
}

/** Options that have been renamed or moved. Their ids had both spellings, so each makes two rows. */
const renamedOptions: readonly RenamedOptions[] = [
  {
    page: '/configuration/dev-server/',
    group: 'devserver',
    options: {
      devserverallowedhosts: ['disablehostcheck'],
      devserverdevmiddleware: [
        'index*',
        'mimetypes*',
        'publicpath*',
        'serversiderender*',
        'stats*',
        'writetodisk*',
      ],
      devserverhot: ['hotonly'],
      devserveripc: ['socket'],
      devserveropen: ['openpage'],
      devserverserver: ['http2', 'https'],
      devserversetupmiddlewares: [
        'after',
        'before',
        'onaftersetupmiddleware',
        'onbeforesetupmiddleware',
      ],
      devserverstatic: ['contentbase*'],
      devserverwebsocketserver: ['transportmode'],
      'local-ip': ['uselocalip'],
      logging: ['clientloglevel'],
      overlay: ['overlay'],
      progress: ['progress'],
      serveindex: ['serveindex'],
      watch: ['watchcontentbase', 'watchoptions*'],
      websocketurl: ['public', 'sockhost', 'sockpath', 'sockport'],
    },
  },
  {
    page: '/configuration/optimization/',
    group: 'optimization',
    options: {
      optimizationchunkids: ['namedchunks'],
      optimizationemitonerrors: ['noemitonerrors'],
      optimizationmoduleids: ['hashedmoduleids', 'namedmodules'],
    },
  },
  {
    page: '/configuration/output/',
    group: 'output',
    options: {
      outputchunkloadingglobal: ['jsonpfunction'],
      outputhotupdateglobal: ['hotupdatefunction'],
      outputscripttype: ['jsonpscripttype'],
    },
  },
];

/** Module variables whose ids once ended with a hyphen. */
const variablesOfWebpack: readonly string[] = [
  '__non_webpack_require__',
  '__resourcequery',
  '__webpack_chunk_load__',
  '__webpack_hash__',
  '__webpack_modules__',
  '__webpack_public_path__',
  '__webpack_require__',
];

function renamedRows({ page, group, options }: RenamedOptions): readonly RedirectRow[] {
  return Object.entries(options).flatMap(([id, names]) =>
    names.flatMap((name): RedirectRow[] => [
      [`${page}#${group}-${name}`, `${page}#${id}`],
      [`${page}#${group}${name}`, `${page}#${id}`],
    ]),
  );
}

/** Headings that a package has since renamed in its README: old id and today's, by page. */
export const renamedReadmeHeadings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/loaders/less-loader/': { 'css-modules-gotcha': 'css-modules' },
  '/loaders/sass-loader/': {
    'the-style-new-api-by-default-since-16-version-and-outputstyle-old-api-options-in-production-mode':
      'the-style-option-in-production-mode',
    'resolving-import-and-use-at-rules': 'resolving-import-use-and-forward-at-rules',
    '1-mini-css-extract-plugin': '2-mini-css-extract-plugin',
    '2-asset-modules': '3-asset-modules',
    '3-extract-loader-simpler-but-specialized-on-the-css-loaders-output':
      '4-extract-loader-simpler-but-specialized-on-the-css-loaders-output',
    '4-file-loader-deprecated--should-only-be-used-in-webpack-v4':
      '5-file-loader-deprecated--should-only-be-used-in-webpack-v4',
  },
};

const readmeRows = Object.entries(renamedReadmeHeadings).flatMap(([page, ids]) =>
  Object.entries(ids).map(([from, to]): RedirectRow => [`${page}#${from}`, `${page}#${to}`]),
);

const documentationRows = redirectsOf([
  ['/configuration/other-options/#cache*', '/configuration/cache/'],
  ['/configuration/other-options/#infrastructurelogging*', '/configuration/infrastructureLogging/'],
  ['/api/module-methods/#import-', '/api/module-methods/#import-1'],
  [
    '/configuration/module/#rule-options-rule-query',
    '/configuration/module/#ruleoptions--rulequery',
  ],
  ...hyphenatedPrefixes.map(([page, prefix]): RedirectRow => [
    `${page}#${prefix}-*`,
    `${page}#${prefix}*`,
  ]),
  ...hyphenatedIds.flatMap(([page, ids]) =>
    ids.map((id): RedirectRow => [`${page}#${id}`, `${page}#${id.replace('-', '')}`]),
  ),
  ...variablesOfWebpack.map((name): RedirectRow => {
    const id = `/api/module-variables/#${name}-webpack-specific`;
    return [`${id}-`, id];
  }),
  ...renamedOptions.flatMap(renamedRows),
]);

/** Headings that have moved to another page or have a different id today. */
export const anchorRedirects: readonly Redirect[] = [
  ...redirectsOf(readmeRows),
  ...documentationRows,
];
