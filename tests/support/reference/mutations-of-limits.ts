import { factsFor } from '../../../src/reference/identifier.ts';
import { schemasAt } from '../../../src/reference/options.ts';
import { formsOf } from '../../../src/reference/schema.ts';
import type { Schema } from '../../../src/reference/schema.ts';
import { schemaOfMatch } from '../../../src/reference/check/requirements.ts';
import type { Laboratory, Mutation } from './mutations.ts';
import { otherMinor } from './wrong-words.ts';
import type { Heading } from './insertions.ts';

/** Number of cases of each of these kinds. */
const drawn = 4;

/** Sentences that give an effect to a value that the schema rejects, or list it with those that it accepts. */
function rejectedValues(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const all = headings.flatMap(({ page, line, match }) => {
    const source = schemaOfMatch(match);
    const forms =
      source === undefined
        ? []
        : schemasAt(source.root, source.path).flatMap((schema) => formsOf(schema, source.root));
    const every = (type: string, isLimited: (form: Schema) => boolean): boolean => {
      const some = forms.filter((form) => form.type === type && form.enum === undefined);
      return some.length > 0 && some.every(isLimited);
    };
    const words = forms.flatMap((form) => form.enum ?? []).filter((one) => typeof one === 'string');
    const isClosed = words.length > 1 && forms.every((form) => form.enum !== undefined);
    const texts = [
      ...(every('string', ({ minLength = 0 }) => minLength > 0) &&
      forms.every(({ type }) => type !== 'array')
        ? ['An empty string lets everything through.']
        : []),
      ...(every('number', ({ minimum = 0 }) => minimum > 0) ? ['`0` turns the limit off.'] : []),
      ...(isClosed
        ? [`It is \`'${words[0] ?? ''}'\`, \`'${words[1] ?? ''}'\` or \`'smart'\`.`]
        : []),
    ];
    return texts.map((text) => ({ page, line, name: match.name, text }));
  });
  return laboratory.draw(all, 2 * drawn).map(({ page, line, name, text }) => ({
    kind: 'page: a value that the schema rejects',
    what: `${name}: ${text}`,
    isFound: () => laboratory.insert(page, line, text),
  }));
}

/** Wordings with a verb for what a release did. */
const deeds: readonly ((version: string, name: string) => string)[] = [
  (version, name) => `webpack ${version} made \`${name}\` an option.`,
  (version, name) => `webpack ${version} gave us \`${name}\`.`,
  (version, name) => `webpack got \`${name}\` in ${version}.`,
  (version, name) => `Until webpack ${version} brought \`${name}\`, a plugin did this.`,
];

function deedsOfReleases(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const all = headings.flatMap(({ page, line, match }) => {
    const { added } = factsFor(match.identifier, match.name);
    const { kind, package: from, history = [] } = match.identifier;
    return kind === 'option' &&
      added?.startsWith('5.') === true &&
      from === undefined &&
      history.length === 0
      ? [{ page, line, name: match.name, added }]
      : [];
  });
  return laboratory.draw(all, drawn).map(({ page, line, name, added }, index) => {
    const text = deeds[index % deeds.length]?.(otherMinor(added, -2), name) ?? '';
    return {
      kind: 'page: a wrong version with a verb',
      what: text,
      isFound: () => laboratory.insert(page, line, text),
    };
  });
}

/** Settings with a key that no option has. */
function unknownKeys(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const settings = [
    'reportOnly: true',
    "stripNames: 'all'",
    'preserveOrder: false',
    'dryRun: true',
  ];
  return laboratory
    .draw(
      headings.filter(({ match }) => match.identifier.kind === 'option'),
      drawn,
    )
    .map(({ page, line, match }, index) => {
      const text = `\`${match.name}\` also understands \`${settings[index % settings.length] ?? ''}\`.`;
      return {
        kind: 'page: a key that no option has',
        what: text,
        isFound: () => laboratory.insert(page, line, text),
      };
    });
}

/** Rows that don't belong to the object of a table's other rows. */
function strangers(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  const rows = ['keys', 'resolve', 'id', 'has'].map((name) => `| \`${name}\` | A function. |`);
  const text = ['| Property | What |', '| --- | --- |', ...rows].join('\n');
  return laboratory.draw(headings, 2).map(({ page, line, match }) => ({
    kind: 'page: a row that is no member of the object',
    what: `${match.name}: has`,
    isFound: () => laboratory.insert(page, line, text),
  }));
}

/** Statements about limits, values and keys of schemas, and about what releases did. */
export function limitMutations(laboratory: Laboratory, headings: readonly Heading[]): Mutation[] {
  return [
    ...rejectedValues(laboratory, headings),
    ...deedsOfReleases(laboratory, headings),
    ...unknownKeys(laboratory, headings),
    ...strangers(laboratory, headings),
  ];
}
