import type { Root } from 'postcss';

/** Class names of a selector, without escapes. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
}

/** Whether an element can match a selector. */
function isUsed(selector: string, words: ReadonlySet<string>): boolean {
  // What stands in `:not()` need not exist.
  const needed = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '');
  return classesOf(needed).every((name) => words.has(name));
}

/** Words of scripts, among them every class name that they may give to an element. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.split(/[^\w-]+/u));
}

/**
 * Removes rules for classes that no script names.
 *
 * @param root a whole stylesheet, which is changed
 * @param words what all scripts of the site name; an element's class is always named by one of them
 */
export function removeUnusedRules(root: Root, words: ReadonlySet<string>): void {
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => isUsed(selector, words));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Removes rules without declarations, and groups without rules. */
export function removeEmptyRules(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/**
 * Names of classes in the script of a page's text, whose other words say nothing about classes: those that elements
 * of the text have, and those of the styles of components that webpack has joined with it, which end in a hash.
 */
export function classesOfText(script: string): string {
  const given = [...script.matchAll(/className:"([^"]*)"/gu)].map(([, names = '']) => names);
  const hashed = [...script.matchAll(/[\w-]+_[\w+-]{4}(?![\w-])/gu)].map(([name]) => name);
  return [...given, ...hashed].join(' ');
}
