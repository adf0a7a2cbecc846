import type { Arguments } from '../../../../src/content/tools/arguments.ts';
import { bounded } from '../../../../src/content/tools/bounded.ts';
import validateSchema from 'webpack/lib/config/validateSchema.js';
import { evaluate } from '../../../../src/configuration/evaluate.ts';
import type { Evaluated } from '../../../../src/configuration/values.ts';
import { faultsOf } from '../../../../src/configuration/faults.ts';
import type { Fault } from '../../../../src/configuration/faults.ts';
import { optionOf, patternsOf } from '../../../../src/configuration/option-names.ts';
import {
  ConfigurationSyntaxError,
  parseConfiguration,
} from '../../../../src/configuration/parse.ts';
import type { SyntaxNode } from '../../../../src/configuration/syntax.ts';
import { usedSchema } from '../configuration/schema.ts';
import { data } from '../data.ts';
import type { DocsFact } from '../data.ts';
import { removedText } from '../facts.ts';
import { addressOf } from '../pages.ts';
import { Problem } from '../../../../src/content/tools/problem.ts';

/** Maximum number of options in the explanation. */
const mostOptions = 80;

function optionFacts(): Map<string, DocsFact> {
  const facts = new Map<string, DocsFact>();
  for (const fact of data('facts.json')) {
    if (fact.kind !== 'option' && fact.kind !== 'dev-server-option') continue;
    for (const name of [fact.id, ...(fact.aliases ?? [])])
      if (!facts.has(name)) facts.set(name, fact);
  }
  return facts;
}

/** The fact about an option; one of its keys may be chosen by the user. */
function factOf(facts: ReadonlyMap<string, DocsFact>, option: string): DocsFact | undefined {
  return patternsOf(option)
    .map((name) => facts.get(name))
    .find((fact) => fact !== undefined);
}

function line(place: string, at: number, fact: DocsFact): string {
  const where = fact.place;
  const notes = [
    fact.deprecated ? '**deprecated**' : '',
    fact.experimental ? 'experimental' : '',
    fact.default === undefined ? '' : `default \`${fact.default}\``,
    fact.type === undefined || fact.type.length > 80 ? '' : `type \`${fact.type}\``,
    fact.added === undefined ? '' : `since ${fact.added}`,
    where === undefined ? '' : addressOf(where.url, where.anchor),
  ].filter((note) => note !== '');
  return `- line ${at}, \`${place}\`${notes.length === 0 ? '' : `: ${notes.join('; ')}`}`;
}

/** The only group of options whose schema accepts any name. */
const openGroup = 'experiments.';

/** Names in the open group that webpack doesn't know, so they have no effect. */
function unknownOptions({ lines }: Evaluated): string[] {
  const facts = optionFacts();
  return [...lines].flatMap(([place, at]) => {
    const option = optionOf(place);
    const isName = option.startsWith(openGroup) && !option.slice(openGroup.length).includes('.');
    if (!isName || place.endsWith(']') || facts.has(option)) return [];
    const { webpack } = data('versions.json');
    const removed = removedText(option);
    return [
      `- line ${at}: webpack ${webpack} doesn't know \`${option}\`, so it has no effect.${removed === undefined ? '' : ` ${removed}`}`,
    ];
  });
}

function explain({ lines }: Evaluated): string[] {
  const facts = optionFacts();
  const told = new Set<string>();
  const rows = [...lines].flatMap(([place, at]) => {
    const option = optionOf(place);
    if (option === '' || place.endsWith(']') || told.has(option)) return [];
    told.add(option);
    const fact = factOf(facts, option);
    return fact === undefined ? [] : [line(place, at, fact)];
  });
  return rows.length > mostOptions ? rows.slice(0, mostOptions) : rows;
}

/** @throws Problem with the position of the syntax error */
function parsed(text: string): SyntaxNode {
  try {
    return parseConfiguration(text);
  } catch (error) {
    if (!(error instanceof ConfigurationSyntaxError)) throw error;
    const { line: at, column } = error.position;
    throw new Problem(
      `The configuration can't be parsed: ${error.message} (${at}:${column}). Pass the text of a webpack.config file, or an object.`,
      { cause: error },
    );
  }
}

function faultText({ text, like }: Fault): string {
  return like === undefined ? text : `${text}\n   Did you mean '${like}'?`;
}

/**
 * Validates a configuration against webpack's schema, and explains the options that it sets.
 *
 * @throws Problem if the text isn't a configuration
 */
export function checkConfiguration(args: Arguments): string {
  const source = args.text('configuration');
  const program = parsed(source);
  const first = evaluate(program, { branch: 'first' }, source);
  if (first === undefined) {
    throw new Problem(
      'The text exports no configuration that can be read without running it. Pass a module with "export default { … }" or "module.exports = { … }", or the object alone.',
    );
  }
  const second = evaluate(program, { branch: 'second' }, source);
  const { schema, version, isInstalled } = usedSchema();
  const faults = new Map(
    [first, ...(second === undefined ? [] : [second])].flatMap((read) =>
      faultsOf((value) => {
        validateSchema(schema, value);
      }, read).map((fault) => [fault.text, fault] as const),
    ),
  );
  const documented = data('versions.json').webpack;
  const whose = isInstalled ? `the webpack ${version} of this project` : `webpack ${version}`;
  const verdict =
    faults.size === 0
      ? `Valid for ${whose}.`
      : `${faults.size} ${faults.size === 1 ? 'fault' : 'faults'}, by the schema of ${whose}:`;
  const list = [...faults.values()].map(
    (fault) => `- ${fault.line === undefined ? '' : `line ${fault.line}: `}${faultText(fault)}`,
  );
  const minor = (text: string): string => text.split('.').slice(0, 2).join('.');
  const notes = [
    isInstalled && minor(version) !== minor(documented)
      ? `The project has webpack ${version}; the explanations below are about ${documented}.`
      : '',
    Array.isArray(first.value) || first.lines.has('mode')
      ? ''
      : 'No mode is set: webpack takes production, and warns, unless the command line names one.',
    first.open.length === 0
      ? ''
      : `Not checked, since only a run would tell: ${first.open
          .slice(0, 20)
          .map((place) => `\`${place}\``)
          .join(', ')}${first.open.length > 20 ? ', …' : ''}.`,
  ].filter((note) => note !== '');
  const rows = explain(first);
  // What the schema rejects has already been reported.
  const ignored = faults.size === 0 ? unknownOptions(first) : [];
  const explained = rows.length === 0 ? '' : `Options that it sets:\n\n${rows.join('\n')}`;
  const text = [[verdict, ...list, ...ignored].join('\n'), ...notes, explained]
    .filter((part) => part !== '')
    .join('\n\n');
  return bounded(text, args.number('offset') ?? 0);
}
