import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Match } from '../../reference/catalog.ts';

/** Name of a flag for the option itself: `output.html.title` is `--output-html-title`. */
function ownFlag(name: string): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return `--${words.replaceAll(/[^a-z\d-]+/gu, '-')}`;
}

/**
 * The flags worth printing: those for the option where it is documented. Others set the same option at other
 * places, and `…-reset` only empties a list; the list of all flags has both.
 */
export function mainFlags({ name, identifier: { flags } }: Match): readonly string[] {
  const settable = flags.filter((flag) => !flag.endsWith('-reset'));
  const own = settable.filter((flag) => flag === ownFlag(name));
  return own.length > 0 ? own : (settable.length > 0 ? settable : flags).slice(0, 1);
}

/** Version without what says nothing: `5.109.0` is `5.109`. */
function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/u, '$1');
}

/** What is printed about an identifier, as the properties of `Signature`. */
export function signatureProps(match: Match): Readonly<Record<string, string | true>> {
  const { type, added, deprecated, experimental, hook } = match.identifier;
  // An option that several places share can have another default at each.
  const defaults = match.name === match.identifier.id ? match.identifier.defaults : undefined;
  const flags = mainFlags(match);
  const props: Record<string, string | true | undefined> = {
    type,
    development: defaults?.development,
    production: defaults?.production === defaults?.development ? undefined : defaults?.production,
    since: added === undefined ? undefined : shortVersion(added),
    flags: flags.length > 0 ? flags.join(' ') : undefined,
    hook: hook?.kind,
    isMap: hook?.isMap === true ? true : undefined,
    args: hook === undefined || hook.args.length === 0 ? undefined : hook.args.join(' '),
    experimental: experimental ? true : undefined,
    deprecated: deprecated ? true : undefined,
  };
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Record<string, string | true>;
}

function attributes(props: Readonly<Record<string, string | true>>): MdxJsxAttribute[] {
  return Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : value,
  }));
}

/** The signature below a heading; undefined where nothing is known but the name. */
export function headingSignature(match: Match): MdxJsxFlowElement | undefined {
  const props = signatureProps(match);
  if (Object.keys(props).length === 0) return undefined;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Signature',
    attributes: attributes(props),
    children: [],
  };
}

/** The signature in the first cell of a row. */
export function rowSignature(match: Match): MdxJsxTextElement | undefined {
  const props = signatureProps(match);
  if (Object.keys(props).length === 0) return undefined;
  return {
    type: 'mdxJsxTextElement',
    name: 'Signature',
    attributes: attributes({ ...props, compact: true }),
    children: [],
  };
}
