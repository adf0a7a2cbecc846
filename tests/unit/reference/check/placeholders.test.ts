import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnknownPlaceholders } from '../../../../src/reference/check/placeholders.ts';

function findings(text: string): string[] {
  const page = parsePage('docs/configuration/output.mdx', `---\ntitle: Output\n---\n\n${text}\n`);
  return findUnknownPlaceholders(page).map((one) => findingText(one));
}

function table(...names: readonly string[]): string {
  const rows = names.map((name) => `| ${name} | what it is |`);
  return ['| Written | Meaning |', '| --- | --- |', ...rows].join('\n');
}

describe('words in brackets', () => {
  it.each(['contenthash', 'contenthash:8', 'contenthash:base62:8', 'all-loaders', 'mode', 'page'])(
    'accepts [%s]',
    (name) => {
      expect(findings(`The name has \`[${name}]\`.`)).toEqual([]);
    },
  );

  it.each(['version', 'contentHashes', 'module-type:8'])('rejects [%s]', (name) => {
    expect(findings(`The name has \`[${name}]\`.`)).toEqual([
      expect.stringMatching(/^docs\/configuration\/output\.mdx:5 mention: webpack has no/u),
    ]);
  });

  it('leaves arrays and patterns of files alone', () => {
    expect(findings("Set `['shop']`, `[1, 2]` or `.env.[anything]`, as in `Shop[]`.")).toEqual([]);
  });
});

describe('tables of words in brackets', () => {
  it('accepts those of one purpose', () => {
    expect(findings(table('`[name]`', '`[path]`, `[base]`', '`[ext]`'))).toEqual([]);
    expect(findings(table('`[resource-path]`', '`[namespace]`', '`[loaders]`'))).toEqual([]);
    expect(
      findings(table('`[emitted]`', '`[minimized]`', '`[from: …]`', '`[2 warnings]`')),
    ).toEqual([]);
  });

  it('rejects one of another purpose', () => {
    expect(findings(table('`[name]`', '`[path]`', '`[ext]`', '`[namespace]`'))).toEqual([
      'docs/configuration/output.mdx:10 mention: `[namespace]` is in a table of placeholders in file names, among which webpack has none with that name',
    ]);
    expect(
      findings(table('`[resource-path]`', '`[namespace]`', '`[modulehash]`', '`[loaders]`')),
    ).toEqual([expect.stringContaining(':9 mention: `[modulehash]`')]);
    expect(findings(table('`[emitted]`', '`[big]`', '`[compressed twice]`'))).toEqual([
      expect.stringContaining('flags in the output of stats'),
    ]);
  });
});
