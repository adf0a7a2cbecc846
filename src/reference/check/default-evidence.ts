import type { Match } from '../catalog.ts';
import { defaultValues } from '../default-text.ts';
import { configurationWith } from '../default-probes.ts';
import { modes } from '../defaults.ts';
import { factsFor } from '../identifier.ts';
import { installedPackage } from '../package.ts';
import { scriptText } from '../syntax.ts';
import type { GivenDefaults } from './page-check.ts';

/** Number of characters in front of and behind an option's name in which code can set its default. */
const reach = { before: 300, after: 900 };

/** Code that can set the default of an option or a flag, the most likely place first. */
function sourcesOf({ identifier: { kind, id }, name }: Match): readonly (() => string)[] {
  const textOf = (from: string, file?: RegExp) => () => scriptText(installedPackage(from), file);
  if (kind === 'cli-flag') return [textOf('webpack-cli')];
  if (kind === 'dev-server-option' || name.startsWith('devServer'))
    return [textOf('webpack-dev-server', /^lib\/Server\.js$/u)];
  if (kind === 'option') return [textOf('webpack', /^lib\/config\//u), textOf('webpack')];
  const plugin = /(?<class>\w+)\.[^.]+$/u.exec(id)?.groups?.class;
  return kind === 'plugin-option'
    ? [textOf('webpack', new RegExp(String.raw`/${plugin}\.js$`, 'u'))]
    : [];
}

/** Constants in code: strings, numbers, words such as `true`, and what is empty. */
const constants =
  /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|\b\d[\d_]*\b|\b(?:true|false|null|undefined)\b|\[\]|\{\s*\}/gu;

/** The constants around a name in code. */
function constantsAround(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\w$-])${name}(?![\w$-])`, 'gu'))].flatMap(
    ({ index }) =>
      text
        .slice(Math.max(0, index - reach.before), index + reach.after)
        .replaceAll(/^\s*(?:\*|\/\/).*$/gmu, '')
        .match(constants) ?? [],
  );
}

/** All strings in a value, at any depth. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  return Object.values(value).flatMap((one) => stringsIn(one));
}

/** The strings among webpack's defaults that are there only if a switch is on; undefined if it changes none. */
function stringsBrought(name: string, defaultsWith: GivenDefaults): string | undefined {
  const brought = modes.flatMap((mode) => {
    const before = new Set(stringsIn(defaultsWith(configurationWith(name, false), mode)));
    const after = stringsIn(defaultsWith(configurationWith(name, true), mode));
    return after.filter((text) => !before.has(text));
  });
  return brought.length === 0 ? undefined : brought.join('\n');
}

/**
 * What the packages say about a default, as text: the option's own values, or else its description and the
 * constants around its name. Of an option that is only on or off, it is what webpack sets if the option is on.
 *
 * @returns undefined if no constant is around the name
 */
export function evidenceOf(match: Match, defaultsWith: GivenDefaults): string | undefined {
  const { identifier, name } = match;
  const { defaults, type } = factsFor(identifier, name);
  if (identifier.kind === 'option' && type === 'boolean') return stringsBrought(name, defaultsWith);
  const key = name.slice(name.lastIndexOf('.') + 1).replace(/^--/u, '');
  if (!/^[\w$-]+$/u.test(key)) return undefined;
  const near = sourcesOf(match)
    .map((source) => constantsAround(source(), key))
    .find((found) => found.length > 0);
  if (near === undefined) return undefined;
  const values = defaults === undefined ? [] : defaultValues(defaults);
  return [...values, identifier.description ?? '', ...near].join('\n');
}
