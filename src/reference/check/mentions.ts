import type { Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitParents } from 'unist-util-visit-parents';
import { editDistance } from '../../lib/edit-distance.ts';
import type { Page } from '../../content/source-page.ts';
import type { Catalog } from '../catalog.ts';
import { allFlags } from '../identifier.ts';
import type { Kind } from '../identifier.ts';
import { kindsOfPage } from '../pages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Finding } from './finding.ts';

/** Objects by the variable name used in documentation, with the class that types and hooks use. */
const owners: Readonly<Record<string, string>> = {
  compiler: 'Compiler',
  childCompiler: 'Compiler',
  Compiler: 'Compiler',
  compilation: 'Compilation',
  Compilation: 'Compilation',
  multiCompiler: 'MultiCompiler',
  MultiCompiler: 'MultiCompiler',
  watching: 'Watching',
  multiWatching: 'MultiWatching',
  stats: 'Stats',
  multiStats: 'MultiStats',
  logger: 'Logger',
  normalModuleFactory: 'NormalModuleFactory',
  NormalModuleFactory: 'NormalModuleFactory',
  contextModuleFactory: 'ContextModuleFactory',
  ContextModuleFactory: 'ContextModuleFactory',
  resolverFactory: 'ResolverFactory',
  ResolverFactory: 'ResolverFactory',
  JavascriptParser: 'JavascriptParser',
  chunkGraph: 'ChunkGraph',
  moduleGraph: 'ModuleGraph',
  chunk: 'Chunk',
  chunkGroup: 'ChunkGroup',
  entrypoint: 'Entrypoint',
  normalModule: 'NormalModule',
  resolveData: 'ResolveData',
  ResolveData: 'ResolveData',
};

/** The class whose hooks a variable with that name has. */
export function hookOwner(variable: string): string {
  return owners[variable] ?? variable;
}

/** The names of a set of inventories, by their form in the text of pages. */
class Names {
  readonly hooks = new Map<string, Set<string>>();
  readonly flags = new Set<string>();
  readonly variables = new Set<string>();
  readonly hot = new Set<string>();
  readonly comments = new Set<string>();
  readonly environment = new Set<string>();
  readonly plugins = new Set<string>();
  readonly problems = new Set<string>();
  readonly methods = new Set<string>();
  readonly loader = new Set<string>();
  readonly values = new Map<string, Set<string>>();
  readonly roots = new Set<string>();
  /** Segments of all names. */
  readonly segments = new Set<string>();

  constructor({ inventories }: Catalog) {
    const of = (...kinds: Kind[]) => kinds.flatMap((kind) => inventories.get(kind) ?? []);
    for (const { id, aliases } of of('hook')) {
      for (const name of [id, ...aliases]) {
        const [, owner = '', own = ''] =
          /^(.*?)(?:\.hooks|\.getCompilationHooks\(\))\.(\w+)$/u.exec(name) ?? [];
        this.hooks.set(owner, (this.hooks.get(owner) ?? new Set()).add(own));
        this.hooks.set('', (this.hooks.get('') ?? new Set()).add(own));
      }
    }
    for (const one of of('cli-flag', 'option', 'dev-server-option')) {
      for (const flag of [...allFlags(one), one.id, ...one.aliases]) {
        if (flag.startsWith('-')) this.flags.add(flag).add(flag.replace(/^--/u, '--no-'));
      }
    }
    for (const { id } of [...inventories.values()].flat()) {
      for (const [word] of id.matchAll(/[A-Za-z_$][\w$]{3,}/gu)) this.segments.add(word);
    }
    for (const { id } of of('option', 'dev-server-option')) this.roots.add(id.split('.')[0] ?? '');
    for (const [set, kind] of [
      [this.variables, 'module-variable'],
      [this.hot, 'hmr'],
      [this.comments, 'magic-comment'],
      [this.environment, 'environment-variable'],
      [this.methods, 'node-api'],
      [this.loader, 'loader-context'],
    ] as const) {
      for (const { id, aliases } of of(kind)) for (const name of [id, ...aliases]) set.add(name);
    }
    for (const { id, aliases } of of('plugin')) {
      for (const name of [id, ...aliases])
        this.plugins.add(name).add(name.slice(name.lastIndexOf('.') + 1));
    }
    for (const { id, aliases } of of('error', 'warning')) {
      for (const name of [id, ...aliases]) this.problems.add(name);
    }
  }
}

const known = new WeakMap<Catalog, Names>();

/** The names of a catalog, collected once. */
export function namesOf(catalog: Catalog): Names {
  const names = known.get(catalog) ?? new Names(catalog);
  known.set(catalog, names);
  return names;
}

/** Names of the language and of Node.js with the same suffixes as webpack's. */
const commonProblems =
  /^(?:\w*(?:Type|Syntax|Reference|Range|Eval|URI|Aggregate|DOM)?Error|ExperimentalWarning|DeprecationWarning)$/u;

/** Flags of Node.js that NODE_OPTIONS doesn't accept, and flags of npm; custom properties in style samples. */
const otherFlags: ReadonlySet<string> = new Set([
  '--inspect-brk',
  '--env-file',
  '--conditions',
  '--save-dev',
  '--force',
  '--no-install',
  '--line',
]);

/** True if a name is within two edits of another one, like a misspelling. */
export function isNear(name: string, others: Iterable<string>): boolean {
  if (name.length < 5) return false;
  for (const other of others) if (editDistance(name, other, 2) <= 2) return true;
  return false;
}

/** A name in code that webpack doesn't have; undefined if the code is correct or can't be judged. */
export function unknownName(
  written: string,
  {
    catalog,
    vocabulary,
    own,
    isStrict,
    isContribution = false,
    isSample = false,
  }: {
    readonly catalog: Catalog;
    readonly vocabulary: Vocabulary;
    /** Words that the page itself defines in its samples. */
    readonly own: ReadonlySet<string>;
    /** True if names of other programs aren't expected there. */
    readonly isStrict: boolean;
    /** True if the page is about this portal's own scripts, whose flags are allowed. */
    readonly isContribution?: boolean;
    /** True if it may be part of code generated by webpack. */
    readonly isSample?: boolean;
  },
): string | undefined {
  const names = namesOf(catalog);
  const code = written
    .trim()
    .replace(/\(.*\)$/su, '')
    .replace(/;$/u, '');
  const isKnown = (name: string): boolean => catalog.has(name);
  // Hooks.
  const hook = /^(?:(?<owner>\w+)\.)?hooks\.(?<name>\w+)/u.exec(code)?.groups;
  if (hook?.name !== undefined) {
    const owner = owners[hook.owner ?? ''];
    const all = owner === undefined ? undefined : names.hooks.get(owner);
    if (all !== undefined)
      return all.has(hook.name) ? undefined : `${owner ?? ''} has no hook ${hook.name}`;
    if (names.hooks.get('')?.has(hook.name) === true || vocabulary.words.has(hook.name))
      return undefined;
    return own.has(hook.name) ? undefined : `no hook is called ${hook.name}`;
  }
  const given = /^(?:[\w.]+\.)?(?<owner>\w+)\.getCompilationHooks\([^)]*\)\.(?<name>\w+)/u.exec(
    written,
  )?.groups;
  if (given?.name !== undefined) {
    const all = names.hooks.get(given.owner ?? '') ?? names.hooks.get('');
    return all?.has(given.name) === true
      ? undefined
      : `${given.owner ?? ''} hands out no hook ${given.name}`;
  }
  // Names with a recognizable form.
  if (/^__webpack_\w+$/u.test(code) || /^__[a-z]+[A-Z]\w*$/u.test(code)) {
    return names.variables.has(code) ||
      (vocabulary.words.has(code) && (isSample || !/^__webpack_\w+__$/u.test(code))) ||
      own.has(code)
      ? undefined
      : `webpack replaces no ${code}`;
  }
  if (/^(?:module\.hot|import\.meta\.webpackHot)\.\w+/u.test(code)) {
    return [...parents(code)].some((name) => names.hot.has(name))
      ? undefined
      : `hot module replacement has no ${code}`;
  }
  if (
    /^import\.(?!meta\b|source\b|defer\b)\w+\.\w/u.test(code) ||
    /^import\.meta(?!\b)/u.test(code)
  ) {
    return `\`import\` has only \`import.meta\`, \`import.source\` and \`import.defer\``;
  }
  if (/^import\.meta\.\w+/u.test(code)) {
    return [...parents(code)].some((name) => names.variables.has(name))
      ? undefined
      : `webpack knows no ${code}`;
  }
  const comment = /^(?:\/\*\s*)?(?<name>webpack[A-Z][A-Za-z]*)(?<value>:|\s*\*\/)?/u.exec(
    code,
  )?.groups;
  if (comment?.name !== undefined) {
    const isOther =
      comment.value === undefined && (own.has(comment.name) || vocabulary.words.has(comment.name));
    return names.comments.has(comment.name) || isOther
      ? undefined
      : `webpack reads no comment ${comment.name}`;
  }
  const key = /^(?:\/\*\s*)?(?<name>[a-z]+[A-Z][A-Za-z]*):/u.exec(code)?.groups?.name;
  if (key !== undefined && !names.comments.has(key) && isNear(key, names.comments)) {
    return `webpack reads no comment ${key}`;
  }
  const flag = isContribution
    ? undefined
    : /^(?:(?:npx )?webpack (?:\w+ )?)?(?<name>--[a-z](?:[\w-]*\w)?)(?:$|[ =])/u.exec(code)?.groups
        ?.name;
  if (flag !== undefined) {
    if (
      names.flags.has(flag) ||
      process.allowedNodeEnvironmentFlags.has(flag) ||
      otherFlags.has(flag)
    )
      return undefined;
    return `the command line has no flag ${flag}`;
  }
  if (/^WEBPACK_[A-Z_]+$/u.test(code)) {
    return names.environment.has(code) ? undefined : `no package reads the variable ${code}`;
  }
  // Prefixes of two packages' variables; Browserslist's code is only read for its words.
  if (/^(?:BROWSERSLIST|WATCHPACK)_[A-Z_]+$/u.test(code)) {
    return vocabulary.words.has(code) ? undefined : `no package reads the variable ${code}`;
  }
  if (/^WEB[A-Z_]+$/u.test(code) && !vocabulary.words.has(code) && !own.has(code)) {
    if (isNear(code, names.environment)) return `no package reads the variable ${code}`;
  }
  const className = /^(?:new )?(?:webpack\.)?(?<name>(?:[a-z]\w*\.)*[A-Z]\w*)$/u.exec(code)?.groups
    ?.name;
  if (className !== undefined) {
    const short = className.slice(className.lastIndexOf('.') + 1);
    if (/\wPlugin$/u.test(short) && !isInvented(short)) {
      if (names.plugins.has(className) || vocabulary.words.has(short) || own.has(short))
        return undefined;
      return isStrict || isNear(short, names.plugins) ? `webpack has no ${className}` : undefined;
    }
    if (/\w(?:Error|Warning)$/u.test(short) && !commonProblems.test(short)) {
      if (names.problems.has(short) || vocabulary.words.has(short) || own.has(short))
        return undefined;
      return `webpack has no ${className}`;
    }
  }
  // Members.
  const path = code.split('.');
  const [first = '', second = ''] = path;
  if (
    path.length > 1 &&
    !/\.(?:[cm]?js|json)$/u.test(code) &&
    path.every((part) => /^[\w$<>{}/-]+(?:\[\])?$/u.test(part))
  ) {
    if (isKnown(code)) return undefined;
    const type = code.includes('[]') ? undefined : owners[first];
    if (type !== undefined) {
      if (names.methods.has(`${first}.${second}`) || isKnown(`${first}.${second}`))
        return undefined;
      const isStatic = first === type;
      const members = isStatic ? vocabulary.members.get(type) : vocabulary.properties.get(type);
      if (members === undefined || members.has(second) || own.has(second)) return undefined;
      const isListed =
        names.methods.has(`${first}.${path[1] ?? ''}`) ||
        ![...names.methods].some((name) => name.startsWith(`${first}.`));
      return isListed && vocabulary.members.get(type)?.has(second) === true
        ? undefined
        : `${type} has no ${second}`;
    }
    if (first === 'webpack') {
      if (/^webpack\.(?:(?:config|lock)\b)|\.(?:[cm]?[jt]sx?|json|html|d)$/u.test(code))
        return undefined;
      const name = path.slice(1).join('.');
      if (vocabulary.exports.has(name) || isKnown(name)) return undefined;
      const [space = ''] = path.slice(1);
      return vocabulary.exports.has(space) &&
        vocabulary.words.has(path.at(-1) ?? '') &&
        path.length > 2
        ? undefined
        : `webpack exports no ${name}`;
    }
    if (
      /^[A-Z]/u.test(first) &&
      vocabulary.members.has(first) &&
      path.length === 2 &&
      first !== 'Rule' &&
      first !== 'Condition'
    ) {
      return vocabulary.members.get(first)?.has(second) === true || vocabulary.words.has(second)
        ? undefined
        : `${first} has no ${second}`;
    }
    if (
      names.roots.has(first) &&
      !/^(?:module|entry|target|name|node|plugins|extends|context|dependencies|stats|watch|recordsPath|profile|loader)$/u.test(
        first,
      )
    ) {
      if (catalog.isOptionPath(code)) return undefined;
      return `no option is called ${code}`;
    }
  }
  return undefined;
}

/** A dotted name and its ancestors, except for the first segment. */
function* parents(name: string): Generator<string> {
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1))
    yield name.slice(0, end);
}

/** Words that say that a name isn't, or is no longer, one of webpack's. */
const absence =
  /\b(?:removed|no longer|does(?: not|n['’]t) exist|there is no|(?:is|are|were) gone|former|formerly|old name|webpack [1-4]\b|renamed|deprecated|any ?more|custom propert(?:y|ies)|npm|has been gone)\b/iu;

/** True if the text around a node says that a name isn't, or is no longer, one of webpack's. */
export function isSaidGone(ancestors: readonly Parents[]): boolean {
  const near = ancestors.findLast(({ type }) =>
    ['paragraph', 'tableRow', 'heading'].includes(type),
  );
  return near !== undefined && absence.test(toString(near));
}

const words = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/gu) ?? [];

/** Words in a page's samples, which may name what they define. */
export function ownWords(page: Page): ReadonlySet<string> {
  return new Set(page.fences.flatMap(({ value }) => words(value)));
}

/** Finds names in the text of a page that aren't in any installed package. */
export function findUnknownNames(page: Page, catalog: Catalog, vocabulary: Vocabulary): Finding[] {
  const findings: Finding[] = [];
  // These pages are about what was removed.
  if (page.url.startsWith('/migrate/')) return findings;
  const own = ownWords(page);
  const isReference = kindsOfPage(page.url).length > 0;
  const names = namesOf(catalog).segments;
  visitParents(page.tree, 'inlineCode', (node, ancestors) => {
    const problem =
      unknownName(node.value, {
        catalog,
        vocabulary,
        own,
        isStrict: isReference,
        isContribution: page.url.startsWith('/contribute/'),
      }) ?? unknownWord(node.value, vocabulary, own, names, isReference);
    if (problem === undefined) return;
    // A removed name was different; a misspelled one resembles an existing name.
    const isGone = isSaidGone(ancestors);
    // The packages still contain the names of removed hooks, if only in a message or in another hook.
    const hook = /\bhooks\.(?<name>\w+)/u.exec(node.value)?.groups?.name;
    const isInvented = hook !== undefined && !vocabulary.words.has(hook);
    if (
      isGone &&
      !isInvented &&
      !wordsOf(node.value).some((word) => isTypingError(word, vocabulary, own, names))
    )
      return;
    findings.push({
      rule: 'mention',
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `\`${node.value}\`: ${problem}; mend the name, or say in the same paragraph that it was removed`,
    });
  });
  return findings;
}

/** Names invented in examples. */
const isInvented = (name: string): boolean =>
  /^(?:my|some|your|custom)(?=[A-Z_])|^(?:My|Some|Your)(?=[A-Z])|^[a-z]+(?:_[a-z]+)+$|^[A-Z\d]+(?:_[A-Z\d]+)+$|^\$/u.test(
    name,
  );

/** True if a name is a part of known names, as `AsyncSeries` is of `AsyncSeriesHook`, and `OPTIMIZE` of a stage. */
function isPart(name: string, all: ReadonlySet<string>): boolean {
  if (!/^[A-Z]/u.test(name)) return false;
  const parts = partsOfAll.get(all) ?? new Set([...all].flatMap(partsOf));
  partsOfAll.set(all, parts);
  return parts.has(name);
}
const partsOfAll = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Prefixes of a camel-case name, suffixes of an upper-case one. */
function partsOf(name: string): string[] {
  if (/^[A-Z\d_]+$/u.test(name)) {
    const parts = name.split('_');
    return parts.map((_, index) => parts.slice(index).join('_'));
  }
  if (!/^[A-Z]\w*[a-z]/u.test(name)) return [];
  return [...name.matchAll(/(?<=[a-z])(?=[A-Z])/gu)].map(({ index }) => name.slice(0, index));
}

const wordsOf = (code: string): string[] => words(code.replace(/\(.*$/su, ''));

function isUnknown(name: string, { words: all }: Vocabulary, own: ReadonlySet<string>): boolean {
  // The resolver creates hooks that run before and after others.
  const base = /^(?:before|after)(?<first>[A-Z])(?<rest>\w*)$/u.exec(name)?.groups;
  if (base && all.has((base.first ?? '').toLowerCase() + (base.rest ?? ''))) return false;
  return (
    !all.has(name) && !(name in owners) && !own.has(name) && !isInvented(name) && !isPart(name, all)
  );
}

/** True if a word is unknown and resembles a name of webpack. */
function isTypingError(
  name: string,
  vocabulary: Vocabulary,
  own: ReadonlySet<string>,
  names: ReadonlySet<string>,
): boolean {
  return name.length >= 5 && isUnknown(name, vocabulary, own) && isNear(name, names);
}

/** Finds a word in code, or in a dotted name, that isn't in any package or sample of the page. */
function unknownWord(
  written: string,
  vocabulary: Vocabulary,
  own: ReadonlySet<string>,
  names: ReadonlySet<string>,
  isReference: boolean,
): string | undefined {
  const code = written.replaceAll('[]', '');
  if (!/^(?:new )?[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?:\(.*\))?$/su.test(code))
    return undefined;
  if (
    /\.(?:[cm]?[jt]sx?|json|html|css|s[ac]ss|less|lock|mdx?|map|txt|svg|png|jpg|wasm|vue|svelte|node|toml|ya?ml|ico|woff2?)$/u.test(
      code,
    )
  )
    return undefined;
  const isDotted = /^[^(]*\./u.test(code);
  const [first = ''] = wordsOf(code);
  if (isDotted && !(first in owners) && isUnknown(first, vocabulary, own)) {
    if (isNear(first, Object.keys(owners))) return `no object is called ${first}`;
  }
  // In guides, a short word may be a name from any other topic.
  if (!isReference && !isDotted && code.length <= 10) return undefined;
  const unknown = wordsOf(code.replace(/^new /u, '')).find((name) =>
    isReference && !isDotted
      ? isUnknown(name, vocabulary, own)
      : isTypingError(name, vocabulary, own, names),
  );
  return unknown === undefined ? undefined : `no package has the word ${unknown}`;
}
