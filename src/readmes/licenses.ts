import type { PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { licensesRoute } from '../site/packages.ts';
import { renderFile, type PackageSource } from './page.ts';

const printer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-' }).freeze();

/**
 * Finds the lines of a license file that name the copyright holders.
 *
 * @throws with the package name, if there are none
 */
export function copyrightLines(license: string, label: string): readonly string[] {
  const lines = license
    .split(/\r?\n/u)
    .map((line) => line.trim())
    // License texts also contain "the above copyright notice" and "COPYRIGHT HOLDERS".
    .filter((line) => /^(?:copyright|©)\s/iu.test(line))
    .filter((line) => !/^copyright\s+(?:notice|holders?|and|law|owner|license)\b/iu.test(line));
  if (lines.length === 0) {
    throw new Error(`${label}: its LICENSE names no holder of the copyright.`);
  }
  return lines;
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function paragraph(...children: PhrasingContent[]): RootContent {
  return { type: 'paragraph', children };
}

function heading(depth: 2 | 3, value: string): RootContent {
  return { type: 'heading', depth, children: [text(value)] };
}

/** The same text with its lines joined, so packages whose licenses differ only in line breaks share one. */
function fingerprint(license: string): string {
  return license.replaceAll(/\s+/gu, ' ').trim();
}

/**
 * Generates the page with the copyright lines and license texts of all packages whose README is shown.
 *
 * Each package has a heading with its name, which its own page links to.
 *
 * @throws with the package name, if its license doesn't name a holder
 */
export function renderLicensesPage(sources: readonly PackageSource[]): string {
  const sorted = sources.toSorted((a, b) => (a.entry.npm < b.entry.npm ? -1 : 1));
  const texts = new Map<string, { readonly name: string; readonly value: string }>();
  const entries: RootContent[] = [];
  for (const { entry, locked, files } of sorted) {
    const license = new TextDecoder('utf-8').decode(files.license);
    const key = fingerprint(license);
    const known = texts.get(key) ?? {
      name: `License text ${texts.size + 1}`,
      value: license.trim(),
    };
    texts.set(key, known);
    const lines = copyrightLines(license, `${locked.name}@${locked.version}`);
    entries.push(
      heading(3, entry.npm),
      paragraph(text(`Version ${locked.version}, ${entry.license}. `), {
        type: 'link',
        url: `#${known.name.toLowerCase().replaceAll(' ', '-')}`,
        children: [text(known.name)],
      }),
      ...lines.map((line) => paragraph(text(line))),
    );
  }
  const tree: Root = {
    type: 'root',
    children: [
      paragraph(
        text(
          'The pages about loaders and plugins show the README files of packages that other people wrote. Here are their copyright notices and the licenses under which the files are published.',
        ),
      ),
      heading(2, 'Packages'),
      ...entries,
      heading(2, 'License texts'),
      ...[...texts.values()].flatMap(({ name, value }): RootContent[] => [
        heading(3, name),
        { type: 'code', lang: 'text', value },
      ]),
    ],
  };
  return renderFile(
    {
      title: 'Licenses',
      description: 'Copyright notices and licenses of the packages whose README files are shown.',
      slug: licensesRoute,
      sidebar_position: 6,
      toc_max_heading_level: 2,
      mdx: { format: 'md' },
    },
    printer.stringify(tree),
  );
}
