import type { Page } from '../../content/source-page.ts';
import type { Catalog, Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { placeOf } from '../documented.ts';
import { optionsSchema } from '../options-schema.ts';
import { requirementOf, schemasAt } from '../options.ts';
import type { Requirement } from '../options.ts';
import { installedPackage } from '../package.ts';
import { pluginSchemas } from '../plugins.ts';
import { formsOf } from '../schema.ts';
import type { Schema } from '../schema.ts';
import type { Finding } from './finding.ts';
import type { Facts } from './page-check.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';

/** Words that say that an option is required or optional; words that express a condition are weaker. */
const statement =
  /(?:^|(?:\b(?:it|this|this option|the option|the (?:object|value|list|name|path))|`(?<code>[^`]+)`)(?:(?: here)? (?:is|are)|['’]s) (?:always |also )?(?:an? |the only )?|^only `(?<only>[^`]+)` is |\bthe only (?:part|option|key)(?: that is)? )(?<word>required|mandatory|optional)(?: (?:option|here))?(?=\s*(?:$|[.;:,)]| \(| because| since| and))/giu;

/** The beginning of a condition. */
export const condition = /^\W*(?:if|when|unless|as soon|with|without|where|only|for)\b/iu;

interface Schemas {
  readonly root: Schema;
  readonly plugins: ReadonlyMap<string, Schema>;
  readonly server: Schema;
}

let schemas: Schemas | undefined;

/** The schema that defines an option of the configuration, a plugin or the server, with the option's path in it. */
export function schemaOfMatch({
  identifier,
  name,
}: Match): { readonly root: Schema; readonly path: string } | undefined {
  if (schemas === undefined) {
    const webpack = installedPackage('webpack');
    schemas = {
      root: webpack.schema('schemas/WebpackOptions.json'),
      plugins: pluginSchemas(webpack),
      server: optionsSchema(installedPackage('webpack-dev-server')),
    };
  }
  const { kind, id } = identifier;
  // webpack's own schema leaves the server's options to the server.
  if (name === 'devServer') return { root: schemas.server, path: '' };
  if (kind === 'option') return { root: schemas.root, path: name };
  if (kind === 'dev-server-option') {
    return { root: schemas.server, path: name.slice(name.indexOf('.') + 1) };
  }
  if (kind !== 'plugin-option') return undefined;
  const end = id.indexOf('.');
  const root = schemas.plugins.get(id.slice(0, end));
  return root && { root, path: id.slice(end + 1) };
}

/** The forms of an option's value, and the schema that they are in; undefined if the schemas don't define the option. */
export function formsOfMatch(
  match: Match,
): { readonly root: Schema; readonly forms: readonly Schema[] } | undefined {
  const found = schemaOfMatch(match);
  if (found === undefined) return undefined;
  const { root, path } = found;
  const forms = schemasAt(root, path).flatMap((schema) => formsOf(schema, root));
  return forms.length === 0 ? undefined : { root, forms };
}

/** Whether the schemas require an option of the configuration or of a plugin; undefined if they don't define it. */
export function requirementOfMatch(match: Match): Requirement | undefined {
  const found = schemaOfMatch(match);
  return found && requirementOf(found.root, found.path);
}

/** The same said with a verb: "`path` must be set", "the option can be left out". */
const deed =
  /(?:\b(?:it|this|(?:this|the) option)|`(?<code>[^`]+)`)(?: option)? (?:always )?(?<word>(?:must|has to|needs to) be (?:set|given|passed|specified)|(?:can|may) be (?:omitted|left out)|(?:can['’]t|cannot|may not) be (?:omitted|left out))(?=\s*(?:$|[.;:,)]| because| since| and))/giu;

/** The same about all options of a plugin or an object. */
const statementOfAll =
  /(?<!not )\b(?:(?<none>none of|no)|all|both|each|every)(?: of)?(?: (?:the|its|these))?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d+))? (?:options?|keys|properties|fields)(?: of (?:the|this) (?:plugin|object))? (?:is|are)(?<not> not|n['’]t)? (?<word>required|mandatory|optional)(?=\s*(?:$|[.;:,)]| because| since| and))/giu;

/** The options of a plugin, or of an option that is an object, without those nested in them. */
export function optionsOf({ identifier, name }: Match, { inventories }: Catalog): readonly Match[] {
  const { kind, id } = identifier;
  const isPlugin = kind === 'plugin';
  const start = `${isPlugin ? id : name}.`;
  return (inventories.get(isPlugin ? 'plugin-option' : kind) ?? [])
    .filter((one) => one.id.startsWith(start) && !/[.<]/u.test(one.id.slice(start.length)))
    .map((one) => ({ identifier: one, name: one.id }));
}

/** Options that a sentence calls required, or optional. */
interface Said {
  readonly words: string;
  readonly isRequired: boolean;
  readonly about: readonly Match[];
  /** True if it is about every one of them; otherwise a name can mean each of them. */
  readonly isAboutAll: boolean;
}

function readSaid({ text, definition }: Sentence, page: Page, catalog: Catalog): readonly Said[] {
  const place = placeOf(page, definition);
  const single = [...text.matchAll(statement), ...text.matchAll(deed)].flatMap(
    ({ 0: words, index, groups }): Said[] => {
      const before = text.slice(0, index);
      // "None of this is required" means the opposite, and is about something else.
      if (/\b(?:none|not|never|nothing)\b[^,;]*$/iu.test(before)) return [];
      if (condition.test(text.slice(index + words.length))) return [];
      const code = groups?.code ?? groups?.only;
      const about = code === undefined ? definition.matches : catalog.resolve(code, place);
      const isRequired = !/^(?:optional|(?:can|may) be)/iu.test(groups?.word ?? '');
      // With a condition, an option that the schema doesn't require can be required.
      if (isRequired && condition.test(before)) return [];
      return [{ words, isRequired, about, isAboutAll: false }];
    },
  );
  const all = [...text.matchAll(statementOfAll)].flatMap(({ 0: words, index, groups }): Said[] => {
    if (condition.test(text.slice(index + words.length))) return [];
    const isDenied = groups?.none !== undefined || groups?.not !== undefined;
    const isRequired = (groups?.word?.toLowerCase() !== 'optional') !== isDenied;
    const about = [...definition.matches, ...definition.enclosing]
      .map((match) => optionsOf(match, catalog))
      .find((options) => options.length > 0);
    return [{ words, isRequired, about: about ?? [], isAboutAll: true }];
  });
  return [...single, ...all];
}

/** Finds sentences that call an option required although it can be omitted, or optional although it can't. */
export function findWrongRequirements(
  page: PageWithDefinitions,
  { catalog }: Pick<Facts, 'catalog'>,
): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) =>
    readSaid(sentence, page, catalog).flatMap(
      ({ words, isRequired, about, isAboutAll }): Finding[] => {
        const contrary: Requirement = isRequired ? 'never' : 'always';
        const known = about.flatMap((match) => {
          const requirement = requirementOfMatch(match);
          return requirement === undefined ? [] : [{ name: match.name, requirement }];
        });
        const wrong = known.filter(({ requirement }) => requirement === contrary);
        const [first] = wrong;
        if (first === undefined || (!isAboutAll && wrong.length < known.length)) return [];
        return [
          {
            rule: 'statement',
            file: page.file,
            line: sentence.line,
            message: `"${words.trim()}" is said of ${first.name}, which ${isRequired ? 'can be left out' : 'has to be set'} by webpack's schema; mend the word, or say on what it depends`,
          },
        ];
      },
    ),
  );
}
