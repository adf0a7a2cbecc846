import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { placeOf } from '../documented.ts';
import type { Definition } from '../documented.ts';
import { schemasAt } from '../options.ts';
import { isAboutUse } from '../pages.ts';
import { constantOf, problemOf, readSettings } from '../schema-values.ts';
import type { Problem } from '../schema-values.ts';
import type { Finding } from './finding.ts';
import { namesOf } from './known-names.ts';
import { isSaidGone } from './mentions.ts';
import type { Facts } from './page-check.ts';
import { isNear, ownWords } from './unknown-words.ts';
import { schemaOfMatch } from './requirements.ts';
import { sentencesOf } from './sentences.ts';
import { isCalledWrong } from './settings.ts';
import { isOption } from './subjects.ts';

/** What a name stands for: several options if it is short. */
interface Meaning {
  readonly options: readonly Match[];
  /** True if the name can only be webpack's: the place or the name's path says so. */
  readonly isCertain: boolean;
}

/** The options that a setting's key can mean: those of its place, of its whole path, or any with this ending. */
function meaningOf(
  name: string,
  definition: Definition | undefined,
  page: Page,
  catalog: Catalog,
): Meaning {
  const all = catalog.inventories.get('option') ?? [];
  if (name === 'parser' || name === 'generator') {
    // In a rule, they take what is below `module.parser` for the type of its modules.
    const options = all.flatMap((identifier) =>
      [identifier.id, ...identifier.aliases].flatMap((one) =>
        /^module\.\w+\.[\w/-]+$/u.test(one) && one.startsWith(`module.${name}.`)
          ? [{ identifier, name: one }]
          : [],
      ),
    );
    return { options, isCertain: false };
  }
  const here =
    definition === undefined
      ? []
      : catalog.resolve(name, placeOf(page, definition)).filter(isOption);
  const root = catalog.options(name);
  if (here.length + root.length > 0) return { options: [...here, ...root], isCertain: true };
  const last = name.slice(name.lastIndexOf('.') + 1);
  const options = [
    ...catalog.endingWith(last),
    ...(catalog.inventories.get('plugin-option') ?? []).map((identifier) => ({
      identifier,
      name: identifier.id,
    })),
  ].filter((one) => one.name.endsWith(`.${name}`));
  return { options, isCertain: name.includes('.') };
}

/** What is wrong with a value for all options with a name; undefined if one accepts it, or if none is described. */
function problemWith(
  value: Parameters<typeof problemOf>[0],
  { options, isCertain }: Meaning,
): { readonly problem: Problem; readonly of: string } | undefined {
  const problems = options.flatMap((match) => {
    const schema = schemaOfMatch(match);
    const schemas = schema && schemasAt(schema.root, schema.path);
    if (schema === undefined || schemas === undefined || schemas.length === 0)
      return isCertain ? [] : [undefined];
    const problem = problemOf(value, schemas, schema.root);
    return problem === undefined ? [undefined] : [{ problem, of: match.name }];
  });
  // The option that knows most of the keys is meant.
  const [closest] = problems
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.problem.path.length - a.problem.path.length);
  return problems.includes(undefined) ? undefined : closest;
}

/** The keys that an object can have, or those that resemble an unknown one if there are many. */
function keysLike({ path, allowed }: Problem): string {
  const near = allowed.filter((key) => isNear(path.at(-1) ?? '', [key]));
  const shown = near.length > 0 || allowed.length > 12 ? near : allowed;
  return shown.length === 0 ? '' : `, but ${shown.join(', ')}`;
}

/**
 * Finds settings in code with an object or a list, such as `cache: { type: 'memory' }`, that have a key or a value that
 * the schema doesn't allow.
 */
export function findWrongLiterals(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const { definitions } = page;
  if (!isAboutUse(page)) return [];
  const findings: Finding[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    if (!/^[A-Za-z_][\w./-]*: /u.test(node.value)) return;
    const line = node.position?.start.line ?? 1;
    const definition = definitions.findLast((one) => one.line <= line);
    const settings = readSettings(node.value) ?? [];
    for (const { name, value } of settings) {
      // A single value has its own check.
      if (settings.length === 1 && constantOf(value) !== undefined) continue;
      const found = problemWith(value, meaningOf(name, definition, page, catalog));
      if (found === undefined || isCalledWrong(node.value, definitions)) continue;
      const { problem, of } = found;
      const path = [of, ...problem.path].join('.');
      findings.push({
        rule: 'statement',
        file: page.file,
        line,
        message: `\`${node.value}\`: ${
          problem.isUnknownKey
            ? `the schema has no ${path}${keysLike(problem)}`
            : `${path} is ${problem.allowed.join(' | ')} by the schema`
        }`,
      });
    }
  });
  return findings;
}

/** True if a text names an option of webpack in code. */
function namesOption(text: string, catalog: Catalog): boolean {
  return [...text.matchAll(/`(?<name>[A-Za-z][\w.]*)`/gu)].some(({ groups }) => {
    const name = groups?.name ?? '';
    return catalog.options(name).length + catalog.endingWith(name).length > 0;
  });
}

/** Programs and files with settings of their own, which sentences about webpack mention. */
const otherTool =
  /\w-(?:loader|plugin)\b|\.json\b|(?<!\.)\b(?:tsconfig|terser|TypeScript|Babel|SWC|esbuild|PostCSS|Sass|Less|ESLint|React|Vue|Node\.js)\b/iu;

/**
 * Finds a setting in code, such as `reportOnly: true`, whose key no option and no sample of the page has. It is
 * webpack's if it is in the section of an option, or if its sentence names one.
 */
export function findUnknownKeys(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  const { definitions } = page;
  if (!isAboutUse(page)) return [];
  const { segments } = namesOf(catalog);
  const own = ownWords(page);
  const findings: Finding[] = [];
  visitParents(page.tree, 'inlineCode', ({ value, position }, ancestors) => {
    const key = /^(?<key>[A-Za-z_]\w{3,}): (?:true|false|null|['"\d[{/-].*)$/su.exec(value)?.groups
      ?.key;
    if (key === undefined || segments.has(key) || own.has(key)) return;
    if (catalog.endingWith(key).length > 0) return;
    const said = sentencesOf(definitions).filter(({ text }) => text.includes(`\`${value}\``));
    const isOfWebpack = said.some(
      ({ text, definition: { matches, enclosing } }) =>
        [...matches, ...enclosing].some(isOption) || namesOption(text, catalog),
    );
    const isOther = said.some(
      ({ text }) => /\b(?:no effect|ignores|ignored)\b/iu.test(text) || otherTool.test(text),
    );
    if (isOther) return;
    if (!isOfWebpack || isSaidGone(ancestors) || isCalledWrong(value, definitions)) return;
    findings.push({
      rule: 'statement',
      file: page.file,
      line: position?.start.line ?? 1,
      message: `\`${value}\`: no option has the key ${key}; mend it, or show it in a sample`,
    });
  });
  return findings;
}
