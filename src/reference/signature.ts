import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { DefaultGroup } from '../content/plugin-data.ts';
import type { Match } from './catalog.ts';
import { modeParts } from './default-text.ts';
import { factsFor } from './identifier.ts';
import type { Defaults, Identifier } from './identifier.ts';

/** The flags worth printing. `…-reset` flags, which only empty a list, are only in the list of all flags. */
export function mainFlags(flags: readonly string[]): readonly string[] {
  const settable = flags.filter((flag) => !flag.endsWith('-reset'));
  return settable.length > 0 ? settable : flags;
}

/** Version without a trailing zero: `5.109.0` is `5.109`. */
export function shortVersion(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/u, '$1');
}

/** A version as printed: with the package, if that isn't webpack. */
export function printedVersion(
  { package: from }: Pick<Identifier, 'package'>,
  version: string,
): string {
  return from === undefined ? shortVersion(version) : `${from} ${shortVersion(version)}`;
}

/** The values of all modes, and those of targets that differ. */
function defaultGroups(defaults: Defaults): DefaultGroup[] {
  return [defaults, ...(defaults.targets ?? [])].flatMap((values): DefaultGroup[] => {
    const parts = modeParts(values);
    if (parts.length === 0) return [];
    const isOtherwise = parts.length > 1;
    return [
      {
        values: parts.map(({ value, mode }) => {
          if (mode !== undefined) return { value, mode };
          return isOtherwise ? { value, mode: 'otherwise' } : { value };
        }),
        ...('names' in values && { targets: values.names }),
      },
    ];
  });
}

/** Ids on a page by the names that they explain. */
export type Anchors = ReadonlyMap<string, string>;

/** The object keys in a type's text that the same page explains, as `key#id`. */
function keyAnchors(name: string, type: string, anchors: Anchors): string[] {
  const keys = [...type.matchAll(/(?<=[{;] )'?(?<key>[\w$/-]+)'?(?=\??[:;]| \})/gu)];
  return [...new Set(keys.map(({ groups }) => groups?.key ?? ''))].flatMap((key) => {
    const anchor = anchors.get(`${name}.${key}`);
    return anchor === undefined ? [] : [`${key}#${anchor}`];
  });
}

/** What the values of a default depend on. */
function differencesOf(defaults: Defaults): ('mode' | 'target')[] {
  const groups = [defaults, ...(defaults.targets ?? [])];
  const byMode = groups.some((values) => modeParts(values).some(({ mode }) => mode !== undefined));
  return [
    ...(byMode ? (['mode'] as const) : []),
    ...(defaults.targets ? (['target'] as const) : []),
  ];
}

/** What is printed about an identifier, as the properties of `Signature`. */
export function signatureProps(
  match: Match,
  anchors: Anchors = new Map(),
): Readonly<Record<string, string | true>> {
  const { type, shape, defaults, varies, added, deprecated, experimental, flags } = factsFor(
    match.identifier,
    match.name,
  );
  const { hook, history = [], id, package: from } = match.identifier;
  const printed = mainFlags(flags);
  const printedHistory = history.map((event) => ({
    ...event,
    version: from === undefined ? event.version : `${from} ${event.version}`,
  }));
  const printedType = shape ?? type;
  const keys = keyAnchors(match.name, printedType ?? '', anchors);
  const differences = varies ?? (defaults ? differencesOf(defaults) : []);
  const props: Record<string, string | true | undefined> = {
    type: printedType,
    keys: keys.length > 0 ? keys.join(' ') : undefined,
    defaults: defaults && JSON.stringify(defaultGroups(defaults)),
    varies: differences.length > 0 ? differences.join(' ') : undefined,
    since: added === undefined ? undefined : printedVersion(match.identifier, added),
    // Another path of an option has its own types and defaults, whose history isn't known.
    history: history.length > 0 && match.name === id ? JSON.stringify(printedHistory) : undefined,
    flags: printed.length > 0 ? printed.join(' ') : undefined,
    hook: hook?.kind,
    isMap: hook?.isMap === true ? true : undefined,
    args:
      hook === undefined || shape !== undefined || hook.args.length === 0
        ? undefined
        : hook.args.join(' '),
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

/** The signature below a heading; undefined if only the name is known. */
export function headingSignature(match: Match, anchors?: Anchors): MdxJsxFlowElement | undefined {
  const props = signatureProps(match, anchors);
  if (Object.keys(props).length === 0) return undefined;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Signature',
    attributes: attributes(props),
    children: [],
  };
}

/** The signature in the first cell of a row. */
export function rowSignature(match: Match, anchors?: Anchors): MdxJsxTextElement | undefined {
  const props = signatureProps(match, anchors);
  if (Object.keys(props).length === 0) return undefined;
  return {
    type: 'mdxJsxTextElement',
    name: 'Signature',
    attributes: attributes({ ...props, compact: true }),
    children: [],
  };
}
