import type { DocsFact, DocsMinor, DocsPage } from '../../packages/webpack-docs/src/data.ts';
import type { ChangeState } from '../../src/content/plugin-data.ts';

/** Maximum size of the index in bytes, since it becomes part of each prompt. */
export const mostIndexBytes = 8000;

/** Number of minor versions whose changes are listed. */
const minorCount = 8;

const states: readonly (readonly [ChangeState, string])[] = [
  ['removed', 'removed'],
  ['default', 'other default'],
  ['deprecated', 'deprecated'],
  ['new', 'new'],
];

/** Kinds of names that occur in configurations and modules. */
const kinds: ReadonlySet<DocsFact['kind']> = new Set([
  'option',
  'plugin',
  'module-variable',
  'magic-comment',
  'node-api',
  'value',
]);

/** Sections whose pages are all listed; in the others, readers know the name of the package. */
const namedSections = ['concepts', 'configuration', 'guides', 'api', 'migrate'];

/** Top-level names that changed in a version; nested ones can be found through them. */
function changeLines(minors: readonly DocsMinor[], facts: readonly DocsFact[]): string[] {
  const kindOf = new Map(facts.map(({ id, kind }) => [id, kind]));
  return minors.slice(0, minorCount).map(({ version, entries }) => {
    const parts = states.flatMap(([state, title]) => {
      const rows = entries.filter((entry) => entry.state === state);
      const all = new Set(rows.map(({ name }) => name));
      const names = rows
        .map(({ name }) => name)
        .filter((name) => state === 'removed' || kinds.has(kindOf.get(name) ?? 'hook'))
        .filter((name) => !/Warning$|Error$/u.test(name) && !name.endsWith('-scopes'))
        .filter(
          (name) =>
            !name
              .split('.')
              .some((_, end, parts) => end > 0 && all.has(parts.slice(0, end).join('.'))),
        )
        .filter((name) => name.split('.').length <= 4)
        .sort((a, b) => a.split('.').length - b.split('.').length);
      const shown = names.slice(0, state === 'new' ? 14 : 8);
      const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
      return shown.length === 0
        ? []
        : [`${title}: ${shown.map((name) => `\`${name}\``).join(', ')}${more}`];
    });
    return `- ${version}: ${parts.length === 0 ? 'nothing in configurations' : parts.join('; ')}`;
  });
}

/**
 * The text for a project's own agent instructions.
 *
 * @throws Error if it is too long for a prompt
 */
export function docsIndex(
  version: string,
  pages: readonly DocsPage[],
  facts: readonly DocsFact[],
  changes: readonly DocsMinor[],
): string {
  const sections = namedSections.map((section) => {
    const names = pages
      .filter(({ url }) => url.startsWith(`/${section}/`) && url !== `/${section}/`)
      .map(({ url }) => url.split('/').slice(2, -1).join('/'));
    return `- ${section}: ${names.join(', ')}`;
  });
  const text = `# webpack ${version}

This project has the documentation of webpack ${version} in \`node_modules/webpack-docs/dist/docs\`, a Markdown file for each page. It is newer than what you have learned about webpack: look names and defaults up before you use them.

- With the MCP server \`webpack-docs\`: \`look_up\` for options, hooks and flags, \`explain_error\` for messages, \`list_changes\` before an upgrade, \`check_configuration\` for every configuration that you write, \`search_docs\` and \`read_docs\` for the rest.
- Without it: search \`node_modules/webpack-docs/dist/docs\` for the name. Options stand below a heading with their full name, such as \`## output.clean\` in \`configuration/output.md\`, with type, default and the version that added them.

## What changed in the last versions

${changeLines(changes, facts).join('\n')}

All changes: \`list_changes\`, or \`migrate/changes.md\`.

## Pages

${sections.join('\n')}
- loaders and plugins: \`loaders/<package>.md\` and \`plugins/<package>.md\`, such as \`loaders/css-loader.md\`
- other: \`glossary.md\`, \`comparison.md\`, posts in \`blog/\`
`;
  const bytes = Buffer.byteLength(text);
  if (bytes > mostIndexBytes) {
    throw new Error(
      `The index of the package has ${bytes} bytes, and may have ${mostIndexBytes}; shorten it in scripts/lib/docs-index.mts.`,
    );
  }
  return text;
}
