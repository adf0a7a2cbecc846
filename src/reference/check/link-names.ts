import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../../content/source-page.ts';
import type { Inventories } from '../inventories.ts';
import { isAboutUpgrades } from '../pages.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';

/** A name without what the anchors of headings leave out. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** A name, perhaps with arguments: `this.async()`; not the name of a file. */
const form = /^(?!.*\.(?:[cm]?[jt]s|json)$)(?<name>[\w$]+(?:\.[\w$]+)*)(?:\(.*\))?$/u;

interface Names {
  /** Names by the anchors that their headings have. */
  readonly byAnchor: ReadonlyMap<string, string>;
  /** Last parts of the names of members, by the name of what they belong to. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

const known = new WeakMap<Inventories, Names>();

function namesOf(inventories: Inventories): Names {
  const old = known.get(inventories);
  if (old !== undefined) return old;
  const byAnchor = new Map<string, string>();
  const members = new Map<string, Set<string>>();
  for (const { kind, id, aliases } of [...inventories.values()].flat()) {
    // The options of functions such as `import.meta.webpackContext` aren't in the inventories.
    if (kind === 'module-variable') continue;
    for (const name of [id, ...aliases]) {
      // A single word can also be the anchor of a heading in plain words.
      if (name.includes('.')) byAnchor.set(bare(name), name);
      const parts = name.split('.');
      for (let end = 1; end < parts.length; end += 1) {
        const owner = bare(parts.slice(0, end).join('.'));
        members.set(owner, (members.get(owner) ?? new Set()).add(lastPart(name)));
      }
    }
  }
  const names = { byAnchor, members };
  known.set(inventories, names);
  return names;
}

/** Finds links whose text is one name, and whose anchor is the heading of another: [`sync`](#thisasync). */
export function findMisnamedLinks(
  page: Page,
  { catalog: { inventories } }: Pick<Facts, 'catalog'>,
): Finding[] {
  const findings: Finding[] = [];
  if (isAboutUpgrades(page)) return findings;
  const { byAnchor, members } = namesOf(inventories);
  visit(page.tree, 'link', (link) => {
    const [code, ...others] = link.children;
    if (code?.type !== 'inlineCode' || others.length > 0 || /^https?:/u.test(link.url)) return;
    const name = form.exec(toString(code))?.groups?.name;
    const anchor = bare(link.url.split('#')[1] ?? '');
    const owner = byAnchor.get(anchor);
    if (name === undefined || owner === undefined) return;
    const isPart = anchor.includes(bare(lastPart(name))) || bare(name).includes(anchor);
    if (isPart || members.get(anchor)?.has(lastPart(name)) === true) return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: link.position?.start.line ?? 1,
      message: `\`${code.value}\` links to ${link.url}, which is about ${owner}; mend either`,
    });
  });
  return findings;
}
