import postcss from 'postcss';
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';
import type { UsedNames } from './used-names.ts';

/** Pseudo-classes that match if any of their arguments does. */
const alternatives: ReadonlySet<string> = new Set([':is', ':where', ':matches']);

function isUsed(node: Node, names: UsedNames): boolean {
  if (node.type === 'class') return names.classes.has(node.value);
  if (node.type === 'id') return names.ids.has(node.value);
  if (node.type === 'tag') return names.tags.has(node.value.toLowerCase());
  if (node.type === 'attribute') return names.attributes.has(node.attribute.toLowerCase());
  // Other pseudo-classes describe what must be absent, or a state, so they don't depend on the document's content.
  const isChoice = node.type === 'pseudo' && alternatives.has(node.value);
  return !isChoice || node.nodes.some((selector) => matches(selector, names));
}

function matches(selector: Selector, names: UsedNames): boolean {
  return selector.nodes.every((node) => isUsed(node, names));
}

/** Rules inside these are keyframes, not selectors. */
function isKeyframe(rule: Rule): boolean {
  const { parent } = rule;
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function removeUnusedRules(root: Root, names: UsedNames): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const parsed = parseSelectors().astSync(rule.selector);
    const kept = parsed.nodes.filter((selector) => matches(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < parsed.nodes.length) rule.selector = kept.map(String).join(',');
  });
}

function removeEmptyBlocks(root: Root): void {
  let removed = true;
  while (removed) {
    removed = false;
    root.walkAtRules((block) => {
      if (block.nodes?.length !== 0) return;
      block.remove();
      removed = true;
    });
  }
}

/** Removes animations that no rule uses. */
function removeUnusedAnimations(root: Root): void {
  const running = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/u, ({ value }) => {
    for (const word of value.split(/[\s,]+/u)) running.add(word);
  });
  root.walkAtRules(/keyframes$/u, (block) => {
    if (!running.has(block.params)) block.remove();
  });
}

/** Removes custom properties that aren't used, and then those that only they used. */
function removeUnusedProperties(root: Root): void {
  let removed = true;
  while (removed) {
    removed = false;
    const read = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--[\w-]+/gu)) read.add(name);
    });
    root.walkDecls(/^--/u, (declaration) => {
      if (read.has(declaration.prop)) return;
      const { parent } = declaration;
      declaration.remove();
      if (parent?.nodes.length === 0) parent.remove();
      removed = true;
    });
  }
}

/** Theme that a selector requires through the root element's attribute, if any. */
function themeOf(selector: Selector): string | undefined {
  let theme: string | undefined;
  selector.walkAttributes((attribute) => {
    if (attribute.attribute === 'data-theme') theme = attribute.value;
  });
  return theme;
}

/**
 * Lets the system choose the theme. The site's script sets an attribute of the root element; a file without scripts
 * uses a media query instead. `:root` has the same specificity as the attribute, so the cascade is unchanged.
 */
function chooseThemeByMedia(root: Root): void {
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const { nodes } = parseSelectors().astSync(rule.selector);
    const themed = nodes.filter((selector) => themeOf(selector) !== undefined);
    if (themed.length === 0) return;
    const rest = nodes.filter((selector) => themeOf(selector) === undefined);
    const replacement: ChildNode[] = themed.map((selector) => {
      const scheme = themeOf(selector) === 'dark' ? 'dark' : 'light';
      selector.walkAttributes((attribute) => {
        if (attribute.attribute !== 'data-theme') return;
        attribute.replaceWith(parseSelectors.pseudo({ value: ':root' }));
      });
      const media = postcss.atRule({
        name: 'media',
        params: `(prefers-color-scheme:${scheme})`,
      });
      media.append(rule.clone({ selector: String(selector) }));
      return media;
    });
    if (rest.length > 0) replacement.unshift(rule.clone({ selector: rest.map(String).join(',') }));
    rule.replaceWith(...replacement);
  });
}

/**
 * The part of a stylesheet that documents without scripts need: rules that can match something in them, and both themes
 * according to the system's preference.
 *
 * @param css concatenated stylesheets of the site
 * @param names names that occur in the documents
 * @throws Error if a rule loads a file, which a document on disk couldn't find
 */
export function usedStyles(css: string, names: UsedNames): string {
  const root = postcss.parse(css);
  chooseThemeByMedia(root);
  removeUnusedRules(root, names);
  removeUnusedAnimations(root);
  removeUnusedProperties(root);
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmptyBlocks(root);
  root.walkDecls((declaration) => {
    const [address] = /url\((?!\s*["']?(?:data:|#))[^)]*\)/u.exec(declaration.value) ?? [];
    if (address !== undefined) {
      throw new Error(
        `The stylesheet loads ${address} in a rule of the printed pages; make it a data address, since a saved page has no other files.`,
      );
    }
  });
  return root.toString();
}
