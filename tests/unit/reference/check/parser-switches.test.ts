import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findWrongParserSwitches } from '../../../../src/reference/check/parser-switches.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Identifier } from '../../../../src/reference/identifier.ts';

function option(id: string, value?: string): Identifier {
  return identifier({
    kind: 'option',
    id: `module.${id}`,
    type: 'boolean',
    ...(value !== undefined && {
      defaults: { development: value, production: value, none: value },
    }),
  });
}

const catalog = new Catalog(
  new Map([
    [
      'option',
      [
        option('parser.javascript.requireJs'),
        option('parser.javascript.system'),
        option('parser.javascript.worklet'),
        option('parser.javascript.amd'),
        option('parser.javascript.wrappedContextCritical', 'false'),
        option('parser.css.namedExports', 'true'),
        option('generator.json.JSONParse', 'true'),
      ],
    ],
  ]),
);

function check(text: string): string[] {
  const page = parsePage('docs/plugins/some.mdx', `---\ntitle: Some\n---\n\n${text}\n`);
  return findWrongParserSwitches(withDefinitions(page, catalog), { catalog }).map(findingText);
}

describe('an option of a parser or generator, named by its last part', () => {
  it.each([
    'It needs the parser option `requireJs`, which is on by default.',
    'The `worklet` parser option (on by default) reads more calls.',
    'The `namedExports` parser option is off unless you turn it on.',
    '`wrappedContextCritical` of the JavaScript parser is enabled by default.',
    'The generator option `JSONParse`, which is disabled by default, does it.',
    'The parser option `amd` has to be turned on first.',
    'Leave [`system`](/configuration/module/#moduleparserjavascript) on, as it is by default.',
  ])('is wrong in "%s"', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('some.mdx:5 default: ')]);
  });

  it.each([
    'It needs the parser option `requireJs`, which is off by default.',
    'The `worklet` parser option (off by default) reads more calls.',
    'The `namedExports` parser option is on unless you turn it off.',
    'If the parser option `requireJs` is on, the call goes away.',
    'The generator option `JSONParse`, which is enabled by default, does it.',
    'The parser option `amd` is on by default.',
    'Leave [`system`](/configuration/module/#moduleparserjavascript) off, as it is by default.',
    'The `system` property is on by default.',
  ])('is right, or not meant, in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});
