import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIdentifiers } from '../../../../src/reference/check/index.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import type { Schema } from '../../../../src/reference/schema.ts';
import { openSite, optionsOf } from '../../../support/reference/site.ts';
import type { TestSite } from '../../../support/reference/site.ts';

const schema: Schema = {
  properties: {
    performance: {
      type: 'object',
      properties: {
        hints: { enum: [false, 'warning'] },
        size: { type: 'object', properties: { max: { type: 'number' } } },
        groups: {
          type: 'object',
          additionalProperties: { properties: { test: { type: 'string' } } },
        },
        proxy: { type: 'object' },
      },
    },
  },
};

const words = 'Eight words are the least that helps anyone here.';

const page = `---
title: Performance
description: How large the output may become before webpack says so.
---

${words}

## performance

${words}

### performance.hints

${words}

### performance.maxAssetSize (removed in 5.9)

${words}

### performance.size

${words}

| Option | What it does |
| ------ | ------------ |
| \`max\` | ${words} |

### performance.groups

${words}

### performance.groups.\\{name}.test

${words}

### performance.proxy

${words}

| Option | What it does |
| ------ | ------------ |
| \`foreign\` | ${words} |
`;

let site: TestSite;

// The first check asks webpack for its defaults, which takes as long as a hundred later ones.
beforeAll(() => {
  site = openSite();
  check(page);
}, 120_000);

afterAll(() => {
  site.close();
});

/** Findings about a page and a schema; headings that only the real page has are left out. */
function check(text: string, changed: Schema = schema): string[] {
  const file = site.write('configuration/performance.mdx', text);
  const inventories = optionsOf(changed, { 'performance.hints': 'false' });
  return checkIdentifiers(site.dir, [file], inventories)
    .filter(({ rule }) => rule !== 'contract')
    .map(findingText);
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

const place = 'docs/configuration/performance.mdx';

describe('a page that documents everything', () => {
  it('passes, with a key that the reader chooses, a removed option and keys of another package', () => {
    expect(check(page)).toEqual([]);
  });
});

describe('a changed page', () => {
  it('lacks the option whose section is removed', () => {
    const text = page.replace(`### performance.hints\n\n${words}\n\n`, '');
    expect(check(text)).toEqual([
      `${place}:1 missing: option performance.hints is documented nowhere; give it a heading or a row here`,
    ]);
  });

  it('lacks the option whose row is removed', () => {
    const text = page.replace(`| \`max\` | ${words} |\n`, '');
    expect(check(text)).toEqual([
      expect.stringContaining(`${place}:1 missing: option performance.size.max `),
    ]);
  });

  it('lacks words where a section says next to nothing', () => {
    const text = page.replace(
      `### performance.hints\n\n${words}`,
      '### performance.hints\n\nToo short.',
    );
    expect(check(text)).toEqual([
      `${place}:${lineOf(text, '### performance.hints')} missing: option performance.hints has 2 words of prose; at least 8 are needed`,
    ]);
  });

  it('states a default other than the real one', () => {
    const text = page.replace(
      '### performance.hints\n',
      "### performance.hints\n\nDefaults to `'warning'`.\n",
    );
    expect(check(text)).toEqual([
      expect.stringContaining(
        `${place}:${lineOf(text, 'Defaults to')} default: "Defaults to \`'warning'\`" is said of performance.hints`,
      ),
    ]);
  });

  it.each([
    ['the real default', 'Defaults to `false`.'],
    ['the default of something else', 'The default of `mode` is unrelated, and `true` is not.'],
  ])('may state %s', (_, sentence) => {
    expect(
      check(page.replace('### performance.hints\n', `### performance.hints\n\n${sentence}\n`)),
    ).toEqual([]);
  });

  it.each([
    ['has other words', 'Chunk format cannot be selected by default when no target is specified'],
    [
      'has another order',
      'For the selected environment no default script chunk format is available',
    ],
    ['has few of its words', "Chunk format can't be determined when no target is set"],
  ])('quotes a message that %s', (_, message) => {
    const text = page.replace(words, `It says \`${message}\`.`);
    expect(check(text)).toContainEqual(
      expect.stringContaining(`statement: \`${message}\` is not how the message reads: `),
    );
  });

  it.each([
    ['of webpack', "Chunk format can't be selected by default when no target is specified"],
    ['that webpack puts together', 'Module uses assignment to an imported binding'],
    ['with a value', "Entrypoint 'shop' has 'dependOn' and 'runtime' specified."],
    [
      'without its values',
      'The request failed to resolve only because it was resolved as fully specified',
    ],
    [
      'with the middle left out',
      'eval usage: … calls … directly: A direct eval reads and writes any name',
    ],
    ['of another program', 'ReferenceError: process is not defined'],
  ])('may quote a message %s', (_, message) => {
    expect(check(page.replace(words, `${words} It says \`${message}\`.`))).toEqual([]);
  });

  it('names a variable that no package reads, beside two that Browserslist and Watchpack read', () => {
    const names = '`BROWSERSLIST_ENV`, `BROWSERSLIST_ENVIRONMENT` and `WATCHPACK_POLLING`';
    const text = page.replace(words, `${words} Set ${names}.`);
    expect(check(text)).toEqual([
      expect.stringContaining('`BROWSERSLIST_ENVIRONMENT`: no package reads the variable'),
    ]);
  });

  it('names a member that the data of a resolution does not have', () => {
    const text = page.replace(
      words,
      `${words} Set \`resolveData.ignoredModule\`, not \`resolveData.skippedModule\`.`,
    );
    expect(check(text)).toEqual([
      expect.stringContaining('`resolveData.skippedModule`: ResolveData has no skippedModule'),
    ]);
  });

  it.each([
    ['in a sentence', 'It reports groups of at least eleven chunks.', 'at least eleven'],
    ['with a unit', 'Nothing happens for nine seconds.', 'nine'],
    ['before "or more"', 'A chain of seven or more chunks counts.', 'seven'],
  ])('sets a limit in words %s that nothing proves', (_, sentence, said) => {
    const text = page.replace(words, `${words} ${sentence}`);
    expect(check(text)).toEqual([
      expect.stringContaining(`${place}:${lineOf(text, sentence)} number: "${said}" in `),
    ]);
  });

  it.each(['performance.weight: 1', "performance.weight = '1'"])(
    'sets an option that webpack does not have: `%s`',
    (code) => {
      expect(check(page.replace(words, `${words} Set \`${code}\`.`))).toEqual([
        expect.stringContaining(`mention: \`${code}\`: no option is called performance.weight`),
      ]);
    },
  );

  it('sets a limit in words in a cell of a table', () => {
    const text = page.replace(`| \`max\` | ${words} |`, `| \`max\` | At least twelve. ${words} |`);
    expect(check(text)).toEqual([
      expect.stringContaining(
        `${place}:${lineOf(text, 'At least twelve')} number: "At least twelve" in `,
      ),
    ]);
  });

  it.each([
    ['count what the sentence names itself', 'With four entries, at least four chunks appear.'],
    ['say that something is shared', 'A module that at least two chunks contain is moved.'],
    ['count examples', 'Here are three ways to write it.'],
  ])('may have number words that %s', (_, sentence) => {
    expect(check(page.replace(words, `${words} ${sentence}`))).toEqual([]);
  });

  it('gives a key a word that no code has, beside one that it has', () => {
    const sentence = "Called with `type: 'disposed'` or `type: 'removed'`.";
    const text = page.replace(words, `${words} ${sentence}`);
    expect(check(text)).toEqual([
      `${place}:${lineOf(text, sentence)} statement: \`type: 'removed'\`: no code of webpack gives type the value 'removed'; take one that it has, or show it in a sample`,
    ]);
  });

  it('repeats what the build prints', () => {
    const text = page.replace(
      '### performance.hints\n',
      '### performance.hints\n\nType: `boolean`\n',
    );
    expect(check(text)).toEqual([
      `${place}:${lineOf(text, 'Type:')} typed-fact: "Type: boolean" is printed by the build; remove the line`,
    ]);
  });

  it('says of an option that webpack has that it was removed', () => {
    const text = page.replace(
      '### performance.hints\n',
      '### performance.hints (removed in 5.2)\n',
    );
    expect(check(text)).toEqual([
      expect.stringContaining(
        `:${lineOf(text, '### performance.hints')} gone: "performance.hints" is said to be removed`,
      ),
    ]);
  });

  it('has a brace that would be an expression', () => {
    const text = page.replace('\\{name}', '{name}');
    expect(check(text)).toContainEqual(
      expect.stringContaining(`${place}:${lineOf(text, '{name}')} brace: {name} is an expression`),
    );
  });

  it('lacks a heading that other sites link to', () => {
    const file = site.write(
      'configuration/performance.mdx',
      page.replace('### performance.hints', '### Hints'),
    );
    const findings = checkIdentifiers(site.dir, [file], optionsOf(schema)).map(findingText);
    expect(findings).toContainEqual(
      expect.stringContaining('contract: no heading has the id "performancehints"'),
    );
  });

  it('is no MDX, and says where', () => {
    expect(() => check(`${page}\n<details>\n`)).toThrow(/performance\.mdx:\d+ isn't MDX/u);
  });
});

describe('a changed webpack', () => {
  it('has renamed an option: the old heading is gone, the new name missing', () => {
    const text = JSON.stringify(schema).replace('"hints"', '"advice"');
    expect(check(page, JSON.parse(text) as Schema)).toEqual([
      expect.stringContaining(
        `${place}:${lineOf(page, '### performance.hints')} gone: webpack has nothing named "performance.hints"`,
      ),
      expect.stringContaining(`${place}:1 missing: option performance.advice `),
    ]);
  });

  it('has renamed an option of a row', () => {
    const text = JSON.stringify(schema).replace('"max"', '"most"');
    expect(check(page, JSON.parse(text) as Schema)[0]).toContain(
      `${place}:${lineOf(page, '| `max`')} gone: webpack has nothing named "max"`,
    );
  });
});
