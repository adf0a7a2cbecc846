import type { Change, KindDifference } from './difference.ts';
import type { Identifier, Kind } from './identifier.ts';

/** Headings of the report. */
const titles: Readonly<Record<Kind, string>> = {
  option: 'Options',
  'dev-server-option': 'Options of webpack-dev-server',
  plugin: 'Plugins',
  'plugin-option': 'Options of plugins',
  hook: 'Hooks',
  'loader-context': 'Loader context',
  'module-variable': 'Module variables',
  'magic-comment': 'Magic comments',
  hmr: 'Hot module replacement',
  'cli-command': 'Commands',
  'cli-flag': 'Command-line flags',
  'environment-variable': 'Environment variables',
  'node-api': 'Node API',
  'stats-field': 'Fields of the statistics',
  value: 'Values',
  error: 'Errors',
  warning: 'Warnings',
};

/** Only the length of longer lists is reported: flags follow from the options, which are listed. */
const countedOnly: ReadonlySet<Kind> = new Set(['cli-flag']);

const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`)}\``;

function list(title: string, kind: Kind, identifiers: readonly Identifier[]): string[] {
  if (identifiers.length === 0) return [];
  if (countedOnly.has(kind)) return [`${title}: ${identifiers.length}.`, ''];
  const items = identifiers.map(({ id, added }) =>
    added === undefined ? `- ${code(id)}` : `- ${code(id)} (${added})`,
  );
  return [`${title} (${identifiers.length}):`, '', ...items, ''];
}

function changes(changed: readonly Change[]): string[] {
  if (changed.length === 0) return [];
  return [
    `Changed (${changed.length}):`,
    '',
    '| Name | What | Before | After |',
    '| --- | --- | --- | --- |',
    ...changed.map(
      ({ id, what, before, after }) =>
        `| ${code(id)} | ${what} | ${code(before)} | ${code(after)} |`,
    ),
    '',
  ];
}

/**
 * The difference between two versions as a Markdown document.
 *
 * @param versions what is compared, such as `webpack 5.108.4`
 * @param differences of `compareInventories`
 */
export function differenceReport(
  versions: { readonly before: string; readonly after: string },
  differences: readonly KindDifference[],
): string {
  const sections = differences.flatMap(({ kind, added, gone, deprecated, changed }) => [
    `## ${titles[kind]}`,
    '',
    ...list('New', kind, added),
    ...list('Gone', kind, gone),
    ...list('Newly deprecated', kind, deprecated),
    ...changes(changed),
  ]);
  const summary = differences.map(
    ({ kind, added, gone, deprecated, changed }) =>
      `| ${titles[kind]} | ${added.length} | ${gone.length} | ${deprecated.length} | ${changed.length} |`,
  );
  return [
    `# From ${versions.before} to ${versions.after}`,
    '',
    '| Inventory | New | Gone | Newly deprecated | Changed |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...summary,
    '',
    ...sections,
  ].join('\n');
}
