/** What the page needs of axe, of which the site has no types of its own. */
interface AxeResult {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly unknown[];
    readonly html: string;
    readonly element?: Element;
  }[];
}

export interface AxeWindow {
  readonly axe: {
    run: (
      context: { readonly include?: readonly Element[]; readonly exclude: readonly string[] },
      options: object,
    ) => Promise<Record<'violations' | 'passes', readonly AxeResult[]>>;
  };
}

export interface LooksResult {
  readonly violations: string[];
  /** Looks that were found to be readable, for the next call. */
  readonly readable: string[];
}

/**
 * Runs in the page: checks the colours of all its text, and of its links within text.
 *
 * Axe takes about a millisecond to find the background of a text, and a page has thousands of texts in few looks. So
 * axe sees one text of each look. A look is all that can change the verdict: the text's own colours, size, weight
 * and lines, and all backgrounds, opacities and filters around it. It stands for text within the background that it
 * names; text that is taken out of the flow, moved, or runs over an edge may lie on something else, so axe sees all
 * of it. Axe also sees all text of a look that it cannot judge by the first.
 *
 * @param known looks that are readable, as earlier calls found
 */
export async function checkLooks(known: readonly string[]): Promise<LooksResult> {
  const { axe } = window as unknown as AxeWindow;
  const isKnown = new Set(known);
  const everything = [...document.body.querySelectorAll('*')];

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** Whether two boxes have more than an edge in common; there need not be a second. */
  const overlaps = (element: Element, other: Element | null): boolean => {
    if (other === null) return false;
    const one = element.getBoundingClientRect();
    const two = other.getBoundingClientRect();
    return (
      Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
      Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
    );
  };
  const isMoved = (element: Element) => {
    const style = styleOf(element);
    return (
      /^(?:absolute|fixed)$/u.test(style.position) ||
      (style.position === 'relative' &&
        [style.top, style.left].some((inset) => !/^(?:auto|0px)$/u.test(inset))) ||
      style.transform !== 'none' ||
      style.translate !== 'none' ||
      // Negative margins and shared cells draw elements over their neighbours, or only nearer to them.
      (([style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].some((margin) =>
        margin.startsWith('-'),
      ) ||
        (element.parentElement && styleOf(element.parentElement).display.endsWith('grid'))) &&
        (overlaps(element, element.previousElementSibling) ||
          overlaps(element, element.nextElementSibling)))
    );
  };

  interface Surroundings {
    /** All backgrounds around. */
    readonly look: string;
    /** The element whose background is behind; undefined if that cannot be said. */
    readonly holder: Element | undefined;
  }
  const surroundings = new Map<Element, Surroundings>();
  const surroundingsOf = (element: Element): Surroundings => {
    const cached = surroundings.get(element);
    if (cached) return cached;
    const style = styleOf(element);
    const { backgroundColor, backgroundImage } = style;
    const own = [
      backgroundColor,
      backgroundImage,
      style.opacity,
      style.filter,
      style.backdropFilter,
      style.mixBlendMode,
    ].join(' ');
    const parent = element.parentElement;
    const around = parent ? surroundingsOf(parent) : { look: '', holder: element };
    const isPlain = own === 'rgba(0, 0, 0, 0) none 1 none none normal';
    const isOpaque = backgroundColor.startsWith('rgb(') && backgroundImage === 'none';
    const found = {
      look: isPlain ? around.look : `${own} < ${around.look}`,
      holder: isOpaque ? element : isMoved(element) ? undefined : around.holder,
    };
    surroundings.set(element, found);
    return found;
  };
  const isWithin = (element: Element, holder: Element) => {
    // The background of these two is that of the window.
    if (holder === document.documentElement || holder === document.body) return true;
    // What scrolls is seen within its frame only.
    let frame = element;
    for (let box = element; box !== holder && box.parentElement; box = box.parentElement) {
      if (styleOf(box.parentElement).overflow !== 'visible') frame = box.parentElement;
    }
    const inner = frame.getBoundingClientRect();
    const outer = holder.getBoundingClientRect();
    return (
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    );
  };

  const fontOf = (element: Element) => {
    const style = styleOf(element);
    const { color, fontSize, fontWeight, fontStyle, textDecoration, borderBottom } = style;
    const parts = [color, fontSize, fontWeight, fontStyle, textDecoration, borderBottom];
    return [...parts, style.fontFamily, style.textShadow, style.display].join(' ');
  };
  /** Something that is drawn behind text need not be around it. */
  const hasBehind = everything.some((element) => styleOf(element).zIndex.startsWith('-'));
  /** Undefined where no other text need look the same. */
  const lookOf = (element: Element): string | undefined => {
    const { look, holder } = surroundingsOf(element);
    if (hasBehind || !holder || !isWithin(element, holder)) return undefined;
    return `${fontOf(element)} on ${look}`;
  };
  /** Signs that can be seen. */
  const signs = (element: Element) => element.textContent.replaceAll(/[\s\p{Cf}]/gu, '').length;
  const isLink = (element: Element) => element.matches('a[href], [role=link]');
  const controls = 'a[href], button, select, input, summary, [role=link], [role=button]';
  /** The block that a link stands in with other text, which axe compares it with. */
  const textAround = (link: Element): Element | undefined => {
    let block = link.parentElement ?? link;
    while (block.parentElement && styleOf(block).display === 'inline') block = block.parentElement;
    const others = [...block.querySelectorAll(`${controls}, [aria-hidden=true]`)].filter(
      (one) => !one.parentElement?.closest(controls),
    );
    return signs(block) > others.reduce((sum, one) => sum + signs(one), 0) ? block : undefined;
  };
  const linkLookOf = (link: Element): string | undefined => {
    const look = lookOf(link);
    const block = textAround(link);
    return look && block && `link ${look} in ${fontOf(block)}`;
  };

  const isText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && /[^\s\p{Cf}]/u.test(node.nodeValue ?? ''),
    );
  const isVisible = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { position, clipPath } = styleOf(element);
    const isOutside = position === 'fixed' && (left >= innerWidth || top >= innerHeight);
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      // What is beside the page, or cut to nothing, is there for screen readers.
      right > 0 &&
      bottom > 0 &&
      !isOutside &&
      clipPath !== 'inset(50%)'
    );
  };
  /** What axe looks at; the tokens of code have a test of their own, with each of their few colours. */
  const visible = everything.filter(
    (element) => !element.closest('pre code, [aria-hidden=true]') && isVisible(element),
  );

  interface Sight {
    readonly rule: string;
    readonly element: Element;
    /** Undefined where it stands for itself. */
    readonly look: string | undefined;
  }
  const sights: Sight[] = [
    ...visible
      .filter(isText)
      .map((element) => ({ rule: 'color-contrast', element, look: lookOf(element) })),
    ...visible
      .filter((element) => isLink(element) && signs(element) > 0 && textAround(element))
      .map((element) => ({ rule: 'link-in-text-block', element, look: linkLookOf(element) })),
  ];
  const groups = Map.groupBy(sights, ({ look }) => look);
  const alone = groups.get(undefined) ?? [];
  groups.delete(undefined);
  const unknown = [...groups].filter(([look]) => look !== undefined && !isKnown.has(look));

  const violations: string[] = [];
  const readable: string[] = [];
  /** What passes, by rule. */
  const run = async (include: readonly Sight[]): Promise<Map<string, Set<Element | undefined>>> => {
    if (include.length === 0) return new Map();
    const results = await axe.run(
      { include: include.map(({ element }) => element), exclude: ['pre code'] },
      {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations', 'passes'],
        elementRef: true,
      },
    );
    for (const { id, nodes } of results.violations) {
      violations.push(...nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
    }
    return new Map(
      results.passes.map(({ id, nodes }) => [id, new Set(nodes.map(({ element }) => element))]),
    );
  };
  const passed = await run([...alone, ...unknown.flatMap(([, group]) => group.slice(0, 1))]);
  const unclear: Sight[] = [];
  for (const [look, group] of unknown) {
    const [first] = group;
    if (look && first && passed.get(first.rule)?.has(first.element)) readable.push(look);
    else unclear.push(...group.slice(1));
  }
  await run(unclear);
  return { violations: [...new Set(violations)], readable };
}
