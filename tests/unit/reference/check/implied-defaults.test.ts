import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongImpliedDefaults } from '../../../../src/reference/check/implied-defaults.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function option(
  name: string,
  production: string,
  description: string,
  others = production,
): Identifier {
  const defaults = { development: others, production, none: others };
  return identifier({ kind: 'option', id: `optimization.${name}`, description, defaults });
}

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        option('removeEmptyChunks', 'true', 'Remove chunks which are empty.'),
        option('mangleWasmImports', 'false', 'Reduce size of WASM by changing imports.'),
        option('providedExports', 'true', 'Figure out which exports are provided by modules.'),
        option('minimize', 'true', 'Enable minimizing the output.', 'false'),
        option('hashDigestLength', '20', 'Number of characters.'),
      ],
    ],
    [
      'plugin-option',
      [
        identifier({
          kind: 'plugin-option',
          id: 'DllPlugin.entryOnly',
          description: 'If true, only entry points will be exposed (default: true).',
        }),
      ],
    ],
  ]),
);

function check(text: string, file = 'docs/configuration/optimization.mdx', title = 'Optimization') {
  const page = parsePage(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
  return findWrongImpliedDefaults(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('a default that a sentence implies', () => {
  it.each([
    ['removeEmptyChunks', 'They stay in the output unless you set it to `true`.'],
    ['removeEmptyChunks', 'Turn it on with `true`.'],
    ['removeEmptyChunks', 'Set the option to `true` to get rid of them.'],
    ['removeEmptyChunks', 'They are kept until you set `removeEmptyChunks: true`.'],
    ['removeEmptyChunks', "If you leave the option out, it's `false`."],
    ['removeEmptyChunks', "By default, webpack doesn't remove chunks that are empty."],
    ['removeEmptyChunks', 'Unless you set the option, webpack removes no empty chunks.'],
    ['mangleWasmImports', 'Set it to `false` if names have to stay.'],
    ['mangleWasmImports', "Names are short unless it's `false`."],
    ['mangleWasmImports', 'Without the option, it behaves as with `true`.'],
    ['hashDigestLength', 'If you omit it, webpack uses 32 characters.'],
  ])('for %s is wrong in "%s"', (name, sentence) => {
    expect(check(`## optimization.${name}\n\n${sentence}`)).toEqual([
      expect.stringContaining(`optimization.mdx:7 default: `),
    ]);
  });

  it.each([
    ['removeEmptyChunks', 'They are removed unless you set it to `false`.'],
    ['removeEmptyChunks', 'Turn it off with `false`.'],
    ['removeEmptyChunks', 'By default, webpack removes chunks that are empty.'],
    ['removeEmptyChunks', 'Set it to `true` to turn it on again.'],
    ['mangleWasmImports', 'Set it to `true` to get short names.'],
    ['mangleWasmImports', "If you leave the option out, it's `false`."],
    ['minimize', 'Set it to `true` to minimize in development.'],
    ['hashDigestLength', 'If you omit it, webpack uses 20 characters.'],
    ['providedExports', 'Without this option, modules keep their comments.'],
  ])('for %s is right in "%s"', (name, sentence) => {
    expect(check(`## optimization.${name}\n\n${sentence}`)).toEqual([]);
  });

  it("can be in the package's own description", () => {
    const row = (text: string): string =>
      `| Option | What it does |\n| --- | --- |\n| \`entryOnly\` | ${text} |`;
    const plugin = (text: string): string[] =>
      check(row(text), 'docs/plugins/dll-plugin.mdx', 'DllPlugin');
    expect(plugin('Set it to `true` to list fewer modules.')).toHaveLength(1);
    expect(plugin('Set it to `false` to list all modules.')).toEqual([]);
  });
});
