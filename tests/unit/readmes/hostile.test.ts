import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { routeOfPackage, packages } from '../../../src/site/packages.ts';
import { runForPackage } from '../../../src/readmes/transform/index.ts';
import { addresses, sample, transform, version } from './support.ts';

const folder = path.join(import.meta.dirname, 'fixtures', 'hostile');
const label = `${sample.npm}@${version}`;

/** Fixtures that must stop the build, with what the message says; all others must come out inert. */
const refused: Readonly<Record<string, RegExp>> = {
  base: /README\.md:5: .*<base> is not allowed/u,
  'bidi-and-zero-width': /README\.md:7: .*scheme "javascript:"/u,
  'credentials-in-link': /README\.md:5: .*name or password/u,
  'custom-element': /README\.md:5: .*event handler/u,
  'data-image': /README\.md:5: .*scheme "data:"/u,
  'data-link': /README\.md:5: .*scheme "data:"/u,
  'event-handler-block': /README\.md:5: .*event handler/u,
  'event-handler-image': /README\.md:5: .*event handler/u,
  'event-handler-inline': /README\.md:5: .*event handler/u,
  'file-link': /README\.md:5: .*scheme "file:"/u,
  form: /README\.md:5: .*<form> is not allowed/u,
  'heading-ids': /README\.md:5: .*event handler/u,
  iframe: /README\.md:5: .*<iframe> is not allowed/u,
  'javascript-autolink': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-html-block': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-html-link': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-image': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-link-entities': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-link-escaped': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-link-leading-space': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-link-nbsp': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-link-newline': /README\.md:5: .*control characters/u,
  'javascript-link-tab': /README\.md:5: .*control characters/u,
  'javascript-link-upper-case': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-link': /README\.md:5: .*scheme "javascript:"/u,
  'javascript-reference': /README\.md:5: .*scheme "javascript:"/u,
  'link-element': /README\.md:5: .*<link> is not allowed/u,
  'math-confusion': /README\.md:5: .*<math> is not allowed/u,
  'meta-refresh': /README\.md:5: .*<meta> is not allowed/u,
  nul: /NUL characters/u,
  'object-and-embed': /README\.md:5: .*<object> is not allowed/u,
  'pathname-scheme': /README\.md:5: .*scheme "pathname:"/u,
  'script-after-unclosed-comment': /fewer than two headings/u,
  'script-block': /README\.md:5: .*<script> is not allowed/u,
  'script-in-details': /README\.md:5: .*event handler/u,
  'script-in-div': /README\.md:5: .*<script> is not allowed/u,
  'script-in-list-and-quote': /README\.md:7: .*<script> is not allowed/u,
  'script-in-table': /README\.md:7: .*<script> is not allowed/u,
  'script-inline': /README\.md:5: .*<script> is not allowed/u,
  'script-split-over-blocks': /README\.md:7: .*<script> is not allowed/u,
  'script-upper-case': /README\.md:5: .*<script> is not allowed/u,
  'style-block': /README\.md:5: .*<style> is not allowed/u,
  'style-inline': /README\.md:5: .*<style> is not allowed/u,
  'svg-animate': /README\.md:5: .*<svg> is not allowed/u,
  svg: /README\.md:5: .*<svg> is not allowed/u,
  'template-and-noscript': /README\.md:5: .*<noscript> is not allowed/u,
  'vbscript-link': /README\.md:5: .*scheme "vbscript:"/u,
  'windows-path': /README\.md:5: .*scheme "c:"/u,
};

const forbiddenElements = new Set(
  'applet audio base button embed form frame frameset iframe img input link math meta noscript object picture script select source style svg template textarea title video'.split(
    ' ',
  ),
);
const routes = new Set([
  ...addresses,
  '/licenses/',
  ...[...packages, sample].map((entry) => routeOfPackage(entry)),
]);

/** Renders as the site does, without any of the code under test. */
function render(markdown: string): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkRehype, { allowDangerousHtml: true });
  return raw(processor.runSync(processor.parse(markdown))) as Root;
}

function isHarmlessAddress(address: string): boolean {
  if (/^https:\/\/[^/@\\]+(?:\/|$)|^mailto:[^\s]+$|^#[^\s]*$/u.test(address)) return true;
  return /^\/(?![/\\])/u.test(address) && routes.has(address.replace(/#.*$/u, ''));
}

/** Everything in a page that could run, load, restyle or reach a file. */
function dangersIn(markdown: string): string[] {
  const found: string[] = [];
  visit(render(markdown), 'element', (element: Element) => {
    if (forbiddenElements.has(element.tagName)) found.push(`<${element.tagName}>`);
    for (const [name, value] of Object.entries(element.properties)) {
      if (/^on/iu.test(name) || name === 'style' || name === 'srcSet') found.push(name);
      if (name === 'href' && !isHarmlessAddress(String(value))) found.push(String(value));
      if (name === 'src') found.push(`src=${String(value)}`);
    }
  });
  return found;
}

describe('a hostile README', () => {
  const fixtures = readdirSync(folder).map((name) => name.replace(/\.md$/u, ''));

  it('the list of refusals names fixtures that exist', () => {
    expect(fixtures).toEqual(expect.arrayContaining(Object.keys(refused)));
  });

  it.each(fixtures)('%s', (fixture) => {
    const readme = readFileSync(path.join(folder, `${fixture}.md`));
    const reason = refused[fixture];
    if (reason !== undefined) {
      expect(() => transform(readme)).toThrow(reason);
      expect(() => transform(readme)).toThrow(label);
      return;
    }
    const { markdown } = transform(readme);
    expect(dangersIn(markdown)).toEqual([]);
    // Front matter would decide how the page is compiled.
    expect(markdown).not.toMatch(/^---/u);
  });
});

describe('a README that would keep the build busy', () => {
  const around = (text: string): string => `## Hostile\n\n${text}\n\n## Options\n\nText.\n`;
  const cases: Readonly<Record<string, [string | Uint8Array, RegExp]>> = {
    'of 5 MB': [around('word '.repeat(1_048_576)), /has 5\d{6} bytes; more than \d+ are refused/u],
    'that is no UTF-8': [
      Uint8Array.of(0x23, 0x20, 0xc3, 0x28, 0x0a, 0xa0, 0xa1, 0xff),
      /not valid UTF-8/u,
    ],
    'in UTF-16': [Buffer.from(`\uFEFF${around('text')}`, 'utf16le'), /not valid UTF-8/u],
    'with quotes in quotes': [around('>'.repeat(100_000)), /line 3 opens more than 60/u],
    'with lists in lists': [around(`${'- '.repeat(100_000)}x`), /line 3 opens more than 60/u],
    'with numbered lists in lists': [
      around(`${'1. '.repeat(100_000)}x`),
      /line 3 opens more than 60/u,
    ],
    'with lists that go in line by line': [
      around(Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')),
      /README\.md:\d+: constructs are nested more than 60 deep/u,
    ],
    'with footnotes in footnotes': [
      around('[^a]: '.repeat(1000)),
      /README\.md:3: constructs are nested more than 60 deep/u,
    ],
    'with HTML in HTML': [
      around(`${'<b>'.repeat(500)}x${'</b>'.repeat(500)}`),
      /README\.md:3: constructs are nested more than 60 deep/u,
    ],
    'with emphasis in emphasis': [
      around(`${'*a '.repeat(500)}x${' a*'.repeat(500)}`),
      /README\.md:3: constructs are nested more than 60 deep/u,
    ],
    'with a table too wide to print': [
      around(`${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'|\n'.repeat(1000)}`),
      /README\.md:3: a table has more than 50 columns/u,
    ],
    'with an address too long to copy': [
      around(`${'[a] '.repeat(1000)}\n\n[a]: https://example.com/${'x'.repeat(10_000)}`),
      /README\.md:3: an address has more than 2000 characters/u,
    ],
  };

  it.each(Object.keys(cases))(
    '%s is refused in time',
    (name) => {
      const [readme, reason] = cases[name] ?? ['', /^$/u];
      const start = performance.now();
      expect(() => runForPackage(label, () => transform(readme))).toThrow(reason);
      expect(() => runForPackage(label, () => transform(readme))).toThrow(label);
      expect(performance.now() - start).toBeLessThan(20_000);
    },
    30_000,
  );

  it('for hours is stopped when its time is over', () => {
    // Each of these makes the parser's time grow with the square of the length.
    const readme = around('[a]('.repeat(60_000));
    const start = performance.now();
    expect(() => runForPackage(label, () => transform(readme), 500)).toThrow(
      `${label}: the README could not be transformed (it took longer than 0.5 s).`,
    );
    expect(performance.now() - start).toBeLessThan(10_000);
  }, 30_000);

  it('in a way nobody thought of is still named', () => {
    expect(() =>
      runForPackage(label, () => {
        throw new RangeError('Maximum call stack size exceeded');
      }),
    ).toThrow(`${label}: the README could not be transformed (Maximum call stack size exceeded).`);
  });

  it('leaves the result of a step alone', () => {
    expect(runForPackage(label, () => [1, 'a'])).toEqual([1, 'a']);
  });
});
