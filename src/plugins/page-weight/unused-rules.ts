import postcss from 'postcss';
import type { Rule } from 'postcss';

/** Class names of a selector, without escapes. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

/** Selectors of a list, split only where a comma stands outside parentheses and brackets. */
function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  // What stands in `:not()` need not exist.
  const needed = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '');
  return classesOf(needed).every((name) => words.has(name));
}

/** Words of scripts, among them every class name that they may give to an element. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.split(/[^\w-]+/u));
}

/** Names of custom properties that a text reads. */
function propertiesRead(text: string): Set<string> {
  return new Set([...text.matchAll(/--[\w-]+/gu)].map(([name]) => name));
}

/**
 * Removes rules for classes that no script names, and custom properties that nothing reads.
 *
 * @param css a whole stylesheet
 * @param scripts all scripts of the site; an element's class is always named by one of them
 * @param isRead whether another stylesheet reads a custom property
 */
export function withoutUnusedRules(
  css: string,
  words: ReadonlySet<string>,
  isRead: (property: string) => boolean,
): string {
  const root = postcss.parse(css);
  root.walkRules((rule: Rule) => {
    const used = rule.selectors.filter((selector) => isUsed(selector, words));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  let before: number;
  let after = 0;
  // A property that is gone may have been the only reader of another one.
  do {
    before = after;
    const counts = new Map<string, number>();
    root.walkDecls(({ value }) => {
      for (const name of propertiesRead(value)) counts.set(name, (counts.get(name) ?? 0) + 1);
    });
    after = 0;
    root.walkDecls(/^--/u, (declaration) => {
      if (counts.has(declaration.prop) || isRead(declaration.prop)) after++;
      else declaration.remove();
    });
  } while (after !== before);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
