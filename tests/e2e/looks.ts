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
    readonly commons: {
      readonly color: {
        readonly Color: new () => { parseString: (color: string) => unknown };
        readonly flattenColors: (above: unknown, below: unknown) => unknown;
        readonly getContrast: (background: unknown, text: unknown) => number;
      };
    };
  };
}

export interface LooksResult {
  readonly violations: string[];
  /** Looks that were found to be readable, for the next call. */
  readonly readable: string[];
}

/**
 * Runs in the page: checks the colors of all its text, and of its links within text.
 *
 * Axe takes about a millisecond to find the background of a text, and a page has thousands of texts in few looks. So
 * axe sees one text of each look. A look is all that can change the verdict: the text's own colors, size, weight
 * and lines, and all backgrounds, opacities and filters around it. It says nothing about text that lies on or below
 * the background of an element that is not around it, or beside one that is; axe sees all of that. Axe also sees all
 * text of a look that it cannot judge by the first.
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
  const hasBackground = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
    backgroundColor.startsWith('rgb(') && backgroundImage === 'none';

  interface Surroundings {
    /** All backgrounds around. */
    readonly look: string;
    /** What they belong to, up to the first that nothing shines through. */
    readonly holders: readonly Element[];
  }
  const surroundings = new Map<Element, Surroundings>();
  const surroundingsOf = (element: Element): Surroundings => {
    const cached = surroundings.get(element);
    if (cached) return cached;
    const style = styleOf(element);
    const { backgroundColor, backgroundImage, opacity, filter } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, style.backdropFilter];
    const name = [...own, style.mixBlendMode].join(' ');
    const parent = element.parentElement;
    const around = parent ? surroundingsOf(parent) : { look: '', holders: [] };
    const isPlain = name === 'rgba(0, 0, 0, 0) none 1 none none normal';
    const beyond = isOpaque(style) ? [] : around.holders;
    const found = {
      look: isPlain ? around.look : `${name} < ${around.look}`,
      holders: hasBackground(style) ? [element, ...beyond] : beyond,
    };
    surroundings.set(element, found);
    return found;
  };

  interface Frame {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const frames = new Map<Element, Frame>();
  /** What is shown of the content of an element: all that it and what is around it do not clip. */
  const frameOf = (box: Element | null): Frame => {
    if (!box || box === document.body) {
      return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    }
    const cached = frames.get(box);
    if (cached) return cached;
    let frame = frameOf(box.parentElement);
    if (styleOf(box).overflow !== 'visible') {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      frame = {
        left: Math.max(left, frame.left),
        top: Math.max(top, frame.top),
        right: Math.min(right, frame.right),
        bottom: Math.min(bottom, frame.bottom),
      };
    }
    frames.set(box, frame);
    return frame;
  };
  /** Lines of the text that can be seen; what scrolls is seen within its frame only. */
  const linesOf = (element: Element): DOMRect[] => {
    const frame = frameOf(element.parentElement);
    return [...element.getClientRects()]
      .map((line) => {
        const x = Math.max(line.left, frame.left);
        const y = Math.max(line.top, frame.top);
        const right = Math.min(line.right, frame.right);
        return new DOMRect(x, y, right - x, Math.min(line.bottom, frame.bottom) - y);
      })
      .filter(({ width, height }) => width > 0 && height > 0);
  };
  const isWithin = (line: DOMRect, element: Element) => {
    // The backgrounds of these two are that of the window.
    if (element === document.documentElement || element === document.body) return true;
    return [...element.getClientRects()].some(
      ({ left, top, right, bottom }) =>
        line.left >= left - 1 &&
        line.right <= right + 1 &&
        line.top >= top - 1 &&
        line.bottom <= bottom + 1,
    );
  };
  const backgrounds = everything
    .filter((element) => hasBackground(styleOf(element)) && element.checkVisibility())
    // What stays in the window while the page scrolls is drawn over text, and does not change it.
    .filter((element) => !isOpaque(styleOf(element)) || styleOf(element).position !== 'fixed')
    .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })));
  /** Backgrounds by the horizontal stripes of the page, of this height, that they reach into. */
  const stripe = 200;
  const stripesOf = ({ top, bottom }: DOMRect): number[] => {
    const first = Math.floor(top / stripe);
    return Array.from({ length: Math.floor(bottom / stripe) - first + 1 }, (_, i) => first + i);
  };
  const byStripe = new Map<number, typeof backgrounds>();
  for (const background of backgrounds) {
    for (const number of stripesOf(background.box)) {
      const list = byStripe.get(number);
      if (list) list.push(background);
      else byStripe.set(number, [background]);
    }
  }
  /** Whether a background that is not around the text has more than an edge in common with a line of it. */
  const isCrossed = (text: Element, line: DOMRect) =>
    stripesOf(line).some((number) =>
      byStripe
        .get(number)
        ?.some(
          ({ element, box }) =>
            Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 1 &&
            Math.min(line.right, box.right) - Math.max(line.left, box.left) > 1 &&
            !element.contains(text) &&
            !text.contains(element),
        ),
    );

  const fontOf = (element: Element) => {
    const style = styleOf(element);
    const { color, fontSize, fontWeight, fontStyle, textDecoration, borderBottom } = style;
    const parts = [color, fontSize, fontWeight, fontStyle, textDecoration, borderBottom];
    return [...parts, style.fontFamily, style.textShadow, style.display].join(' ');
  };
  /** Undefined where no other text need look the same. */
  const lookOf = (element: Element): string | undefined => {
    const { look, holders } = surroundingsOf(element);
    const isElsewhere =
      // What lies behind an opaque background cannot matter to the text on it.
      !isOpaque(styleOf(element)) &&
      linesOf(element).some(
        (line) => isCrossed(element, line) || !holders.every((holder) => isWithin(line, holder)),
      );
    return isElsewhere ? undefined : `${fontOf(element)} on ${look}`;
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
  /** What axe looks at; the tokens of code have a test of their own, with each of their few colors. */
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
  /**
   * Where plain colors lie upon each other, arithmetic decides. Where a link has a line that the text around it lacks, the
   * line tells it apart. Axe comes to the same verdicts, but reads the whole page before its first one, and does not
   * judge text that something lies over, such as a label below buttons that show on hover.
   */
  const isPlainlyReadable = ({ rule, element }: Sight): boolean => {
    const style = styleOf(element);
    if (rule === 'link-in-text-block') {
      const block = textAround(element);
      const line = style.textDecorationLine;
      return block !== undefined && line !== 'none' && styleOf(block).textDecorationLine !== line;
    }
    const { look, holders } = surroundingsOf(element);
    const base = holders.at(-1);
    const isSolid = look
      .split(' < ')
      .every((part) => part === '' || part.endsWith(' none 1 none none normal'));
    if (!base || !isOpaque(styleOf(base)) || !isSolid || style.textShadow !== 'none') return false;
    if (!style.color.startsWith('rgb(')) return false;
    const { Color, flattenColors, getContrast } = axe.commons.color;
    const parse = (value: string): unknown => {
      const color = new Color();
      color.parseString(value);
      return color;
    };
    const background = holders
      .map((holder) => parse(styleOf(holder).backgroundColor))
      .reduceRight((below, above) => flattenColors(above, below));
    return getContrast(background, parse(style.color)) >= 4.5;
  };
  const plain = new Set(
    unknown.filter(([, [first]]) => first && isPlainlyReadable(first)).map(([look]) => look),
  );
  const doubtful = unknown.filter(([look]) => !plain.has(look));
  readable.push(...[...plain].filter((look) => look !== undefined));
  const passed = await run([...alone, ...doubtful.flatMap(([, group]) => group.slice(0, 1))]);
  const unclear: Sight[] = [];
  for (const [look, group] of doubtful) {
    const [first] = group;
    if (!look || !first) continue;
    if (passed.get(first.rule)?.has(first.element)) readable.push(look);
    else unclear.push(...group.slice(1));
  }
  await run(unclear);
  return { violations: [...new Set(violations)], readable };
}
