/** Everything that can be determined about a configuration without running it. */
import type { ExplainedName } from '../content/plugin-data.ts';
import { packages, routeOfPackage } from '../site/packages.ts';
import { adviceFor, loaderAdvice, pluginAdvice } from './advice.ts';
import type { Advice } from './advice.ts';
import { shortValue } from './display.ts';
import { evaluate } from './evaluate.ts';
import type { Assumptions, Reading } from './evaluate.ts';
import { faultsOf, nearestName } from './faults.ts';
import { goneOption } from './gone-options.ts';
import { optionOf, patternsOf } from './option-names.ts';
import { ConfigurationSyntaxError, parseConfiguration } from './parse.ts';

/** An option that the configuration sets. */
export interface SetOption {
  readonly place: string;
  readonly line: number;
  /** The value as JavaScript; undefined if it can't be evaluated statically. */
  readonly value: string | undefined;
  /** False if its parts are listed separately. */
  readonly isWhole: boolean;
  readonly fact: ExplainedName;
}

/** A plugin or loader used by the configuration. */
export interface UsedPackage {
  readonly kind: 'plugin' | 'loader';
  readonly name: string;
  readonly line: number | undefined;
  /** Its page, relative to the site's base URL; undefined if the documentation has none. */
  readonly url: string | undefined;
}

export type Problem =
  | { readonly kind: 'syntax'; readonly line: number; readonly text: string }
  | { readonly kind: 'empty'; readonly line: undefined }
  | {
      readonly kind: 'schema';
      readonly line: number | undefined;
      readonly text: string;
      readonly like: string | undefined;
    }
  | {
      readonly kind: 'unknown';
      readonly line: number;
      readonly name: string;
      readonly like: string | undefined;
    }
  | {
      /** An option of an earlier version. */
      readonly kind: 'gone';
      readonly line: number | undefined;
      readonly name: string;
      readonly replacement: string;
      readonly url: string;
    }
  | {
      readonly kind: 'deprecated';
      readonly line: number;
      readonly name: string;
      readonly url: string | undefined;
    }
  | {
      readonly kind: Advice['kind'] | 'package';
      readonly line: number | undefined;
      readonly name: string;
      readonly replacement: string;
      readonly url: string | undefined;
    }
  | { readonly kind: 'mode'; readonly line: undefined };

export interface Explanation {
  /** Number of configurations that the file exports; 0 if it can't be parsed. */
  readonly count: number;
  readonly options: readonly SetOption[];
  readonly packages: readonly UsedPackage[];
  readonly problems: readonly Problem[];
  /** Values that can't be evaluated statically, by path. */
  readonly open: readonly { readonly place: string; readonly line: number | undefined }[];
  /** Conditions that can't be evaluated statically. */
  readonly conditions: readonly string[];
  /** True if the choice of a mode affects the result. */
  readonly usesMode: boolean;
  /** The evaluated configurations, for further computations. */
  readonly values: readonly Readonly<Record<string, unknown>>[];
}

/** The data and functions that the explanation needs. */
export interface Knowledge {
  readonly names: readonly ExplainedName[];
  /** webpack's validation of one or several configurations. */
  readonly validate: (configuration: unknown) => void;
  /** Returns true if webpack finds a matching rule for a file. */
  readonly hasRuleFor: (rules: unknown, file: string) => boolean;
}

/** Options whose schema accepts any name although the valid names are known. */
const openGroups = ['experiments', 'devServer'];

const mostOptions = 400;

const nothing = {
  options: [],
  packages: [],
  open: [],
  conditions: [],
  usesMode: false,
  values: [],
} satisfies Partial<Explanation>;

type Names = ReadonlyMap<string, ExplainedName>;

function factOf(names: Names, option: string): ExplainedName | undefined {
  return patternsOf(option)
    .map((name) => names.get(name))
    .find((fact) => fact !== undefined);
}

/** The value at a path such as `module.rules[0].use`. */
function valueAt(root: unknown, place: string): unknown {
  return place
    .split(/\.|(?=\[)/u)
    .filter((part) => part !== '')
    .reduce<unknown>((value, part) => {
      if (typeof value !== 'object' || value === null) return undefined;
      const key = part.replace(/^\[(\d+)\]$/u, '$1');
      return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    }, root);
}

function setOptions({ lines, open, value }: Reading, names: Names): SetOption[] {
  const isOpen = new Set(open);
  const places = [...lines.keys()];
  const hasParts = (place: string): boolean =>
    places.some((one) => one.startsWith(`${place}.`) || one.startsWith(`${place}[`));
  return [...lines]
    .filter(([place]) => !place.endsWith(']'))
    .flatMap(([place, line]): SetOption[] => {
      const fact = factOf(names, optionOf(place));
      if (fact === undefined) return [];
      return [
        {
          place,
          line,
          value: isOpen.has(place) ? undefined : shortValue(valueAt(value, place)),
          isWhole: !hasParts(place),
          fact,
        },
      ];
    })
    .slice(0, mostOptions);
}

/** Name of a loader's package, if it has one. */
function packageOf(loader: string): string {
  const inModules = loader.replace(/^.*node_modules\//u, '').replace(/[?].*$/u, '');
  return /^(?:@[^/]+\/)?[^/]+/u.exec(inModules)?.[0] ?? inModules;
}

/** Loaders with the path of the option that contains them. */
function loadersOf({ value, lines }: Reading): UsedPackage[] {
  const found: UsedPackage[] = [];
  for (const [place, line] of lines) {
    if (!/^Rule\.(?:use|loader|use\.loader)$/u.test(optionOf(place))) continue;
    const written = valueAt(value, place);
    for (const text of typeof written === 'string' ? written.split('!') : []) {
      if (text === '' || /^(?:\.|\/(?!.*node_modules))/u.test(text)) continue;
      const name = packageOf(text);
      found.push({ kind: 'loader', name, line, url: pageOfPackage(name) });
    }
  }
  return found;
}

/** Packages with a page other than their README. */
const ownPages: Readonly<Record<string, string>> = {
  'html-webpack-plugin': '/plugins/html-webpack-plugin/',
};

function pageOfPackage(name: string): string | undefined {
  if (Object.hasOwn(ownPages, name)) return ownPages[name];
  const known = packages.find(({ npm }) => npm === name);
  return known && routeOfPackage(known);
}

/** `html-webpack-plugin` for `HtmlWebpackPlugin`, used if the file doesn't show a plugin's package. */
function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
}

function pluginsOf({ instances }: Reading, names: Names): (UsedPackage & { module: string })[] {
  const ownNames = new Map(
    [...names.values()]
      .filter(({ kind }) => kind === 'plugin')
      .map((fact) => [fact.name.split('.').at(-1) ?? '', fact]),
  );
  return instances
    .filter(
      ({ name, module }) =>
        /Plugin$|^[A-Z]\w*(?:Webpack|Dotenv)|^Dotenv$|-plugin$/u.test(name) ||
        // For packages such as `workbox-webpack-plugin`, whose classes have different names.
        /webpack-|-webpack/u.test(module),
    )
    .map(({ name, module, line }) => {
      const isOwn = module === '' || module === 'webpack' || module.startsWith('webpack/');
      const fact = isOwn ? ownNames.get(name) : undefined;
      const npm = [module, kebab(name), kebab(name).replace(/-plugin$/u, '-webpack-plugin')];
      const url = fact?.url ?? npm.map(pageOfPackage).find((page) => page !== undefined);
      return { kind: 'plugin', name, module, line, url };
    });
}

function once<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
}

/** Reports a package that is no longer needed, or that the list of packages marks as deprecated. */
function packageProblem(
  name: string,
  line: number | undefined,
  advice: Advice | undefined,
  npm: string,
): Problem[] {
  if (advice) {
    const { kind, replacement, url } = advice;
    return [{ kind, line, name, replacement, url }];
  }
  const known = packages.find((one) => one.npm === npm && one.deprecated);
  if (!known) return [];
  const { replacement = '', route } = known.replacedBy ?? {};
  return [{ kind: 'package', line, name, replacement, url: route ?? routeOfPackage(known) }];
}

/** Reports a removed option, with its replacement. */
function goneProblem(name: string, line: number | undefined): Problem | undefined {
  const gone = goneOption(name);
  return gone && { kind: 'gone', line, name, replacement: gone.replacement, url: gone.url };
}

/** Names that the schema accepts although webpack doesn't know them. */
function unknownNames({ lines }: Reading, names: Names): Problem[] {
  return [...lines].flatMap(([place, line]): Problem[] => {
    const option = optionOf(place);
    const group = openGroups.find((one) => option.startsWith(`${one}.`));
    if (group === undefined || place.endsWith(']')) return [];
    const name = option.slice(group.length + 1);
    if (name.includes('.') || names.has(option)) return [];
    const gone = goneProblem(option, line);
    if (gone) return [gone];
    const siblings = [...names.keys()]
      .filter((one) => one.startsWith(`${group}.`) && !one.slice(group.length + 1).includes('.'))
      .map((one) => one.slice(group.length + 1));
    return [{ kind: 'unknown', line, name: option, like: nearestName(name, siblings) }];
  });
}

function problemsOf(
  reading: Reading,
  { validate, hasRuleFor }: Knowledge,
  names: Names,
  used: readonly (UsedPackage & { readonly module?: string })[],
): Problem[] {
  const faults = faultsOf(validate, reading).map(
    ({ line, text, place, isUnknown, like }): Problem =>
      (isUnknown ? goneProblem(optionOf(place), line) : undefined) ?? {
        kind: 'schema',
        line,
        text,
        like,
      },
  );
  const deprecated = [...reading.lines].flatMap(([place, line]): Problem[] => {
    const fact = place.endsWith(']') ? undefined : factOf(names, optionOf(place));
    return fact?.deprecated ? [{ kind: 'deprecated', line, name: fact.name, url: fact.url }] : [];
  });
  const hasCssRule = configurations(reading.value).some((one) =>
    hasRuleFor(valueAt(one, 'module.rules'), '/file.css'),
  );
  // A plugin and its loader are a single package, which is replaced as a whole.
  const isOfPlugin = ({ kind, name }: UsedPackage): boolean =>
    kind === 'loader' && used.some(({ module }) => module === name);
  const needed = used.filter((one) => !isOfPlugin(one));
  const replaced = needed.flatMap(({ kind, name, line, module = '' }) => {
    const advice =
      kind === 'loader' ? adviceFor(loaderAdvice, name) : adviceFor(pluginAdvice, module, name);
    const npm = kind === 'loader' ? name : module === '' ? kebab(name) : module;
    const isKept = advice?.kind === 'css' && !hasCssRule;
    return packageProblem(name, line, isKept ? { ...advice, kind: 'built-in' } : advice, npm);
  });
  const isOne = !Array.isArray(reading.value);
  const isWithoutMode =
    isOne && !reading.lines.has('mode') && !reading.open.some((place) => place.endsWith('…'));
  return [
    ...[...faults, ...unknownNames(reading, names)].sort(
      (one, other) => (one.line ?? 0) - (other.line ?? 0),
    ),
    ...once(deprecated, (one) => ('name' in one ? one.name : '')),
    ...once(replaced, (one) => ('name' in one ? one.name : '')),
    ...(isWithoutMode ? [{ kind: 'mode', line: undefined } as const] : []),
  ];
}

function parsed(source: string) {
  try {
    return { program: parseConfiguration(source) };
  } catch (error) {
    if (!(error instanceof ConfigurationSyntaxError)) throw error;
    const { position, message } = error;
    return { problem: { kind: 'syntax', line: position.line, text: message } as const };
  }
}

function configurations(value: unknown): Readonly<Record<string, unknown>>[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
  );
}

/**
 * Explains a configuration.
 *
 * @param source text of a file, or a bare object
 * @param assumptions assumptions about values that can't be evaluated statically
 */
export function explain(
  source: string,
  assumptions: Assumptions,
  knowledge: Knowledge,
): Explanation {
  const { program, problem } = parsed(source);
  if (problem) return { ...nothing, count: 0, problems: [problem] };
  const reading = evaluate(program, assumptions, source);
  if (reading === undefined) {
    return { ...nothing, count: 0, problems: [{ kind: 'empty', line: undefined }] };
  }
  const names: Names = new Map(
    knowledge.names.toReversed().map((fact) => [fact.name, fact] as const),
  );
  const used = [...pluginsOf(reading, names), ...loadersOf(reading)];
  const values = configurations(reading.value);
  return {
    count: values.length,
    options: setOptions(reading, names),
    packages: once(used, ({ kind, name }) => `${kind} ${name}`).map(
      ({ kind, name, line, url }) => ({
        kind,
        name,
        line,
        url,
      }),
    ),
    problems: problemsOf(reading, knowledge, names, used),
    open: reading.open.map((place) => ({ place, line: reading.lines.get(place) })),
    conditions: reading.conditions,
    usesMode: reading.usesMode,
    values,
  };
}
