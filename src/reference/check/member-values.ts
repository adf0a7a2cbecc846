import ts from 'typescript';
import type { Match } from '../catalog.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { factsFor } from '../identifier.ts';
import { objectClasses } from '../members.ts';
import { installedPackage } from '../package.ts';
import { namedTypes, parseFile } from '../syntax.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';
import { alternativesOf, anyValue, kindOfWord } from './value-kinds.ts';

/** A member whose value a heading or row describes, with the parts of its type, or of what it returns. */
interface Member {
  readonly name: string;
  readonly parts: readonly string[];
  /** True if it can be left out, so it's `undefined`. */
  readonly canLack: boolean;
}

const memberKinds: ReadonlySet<string> = new Set([
  'node-api',
  'loader-context',
  'stats-field',
  'hmr',
]);

let optional: ReadonlySet<string> | undefined;

/** Members that an object can lack, according to the types. */
function optionalMembers(): ReadonlySet<string> {
  if (optional === undefined) {
    const types = namedTypes(parseFile(installedPackage('webpack'), 'types.d.ts'));
    optional = new Set(
      objectClasses.flatMap(([className, prefix]) => {
        const type = types.get(className);
        return type === undefined || !ts.isClassDeclaration(type)
          ? []
          : type.members.flatMap((member) =>
              ts.isPropertyDeclaration(member) && member.questionToken !== undefined
                ? [`${prefix}.${member.name.getText()}`]
                : [],
            );
      }),
    );
  }
  return optional;
}

/** The type of what a method returns, or of a property. */
function returnedType(type: string): string {
  if (!type.startsWith('(')) return type;
  let depth = 0;
  for (const { 0: mark, index } of type.matchAll(/[()]/gu)) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth === 0 && type.startsWith(' => ', index + 1)) return type.slice(index + 5);
  }
  return type;
}

/** What a member is, or what it returns; undefined for a promise and for what takes a callback. */
function memberOf({ identifier, name }: Match): Member | undefined {
  const { kind, id } = identifier;
  const { type } = factsFor(identifier, name);
  if (type === undefined || !memberKinds.has(kind)) return undefined;
  const returned = returnedType(type);
  if (/\b(?:any|unknown|void|Promise|T|callback)\b|=>/u.test(returned)) return undefined;
  const parts = alternativesOf(returned);
  const isOptional = optionalMembers().has(id);
  return {
    name,
    parts: isOptional ? [...parts, 'undefined'] : parts,
    // The inventories don't tell which fields can be left out.
    canLack: isOptional || kind !== 'node-api',
  };
}

const subject = String.raw`(?:^|\b(?:it|this|that|which|and|but|(?:the|its) (?:result|value|name|id|property|list|method|array|string))(?: is|['’]s|| returns)? |\x60[\w.]+\x60 )`;
const nothing = String.raw`\x60(?:null|undefined)\x60(?:,? (?:or|nor|and) \x60(?:null|undefined)\x60)?`;

/** What a value can't be: "never `null` or `undefined`", "can't be `null`". */
const denied = new RegExp(
  String.raw`${subject}(?:is |returns |can |will )?(?:never |(?:(?:isn|can|won|doesn)['’]t|cannot|(?:is|will|does) not) )(?:ever )?(?:be |return )?(?:either )?(?<nothing>${nothing}|empty\b)(?! (?:again|when|if|in|for|before|after|while|unless|once|until|here|there|at|during)\b)`,
  'giu',
);

/** What a value always is: "always a string". */
const always = new RegExp(
  String.raw`\balways (?:is |returns )?(?:an? )?(?<kind>${anyValue})(?=[.,;:)]|$| (?:and|but|with|of)\b)`,
  'giu',
);

/** What a value is if there is none, in a sentence that says so. */
const absent =
  /\b(?:without|if there (?:is|are|['’]s) (?:no|none)|there['’]s no|(?:has|have) no(?:ne)?|no such|if no|none)\b/iu;
const empty = /\b(?:an? )?empty (?:string|list|array|set|object)\b/giu;

/** A value as the first words of a row or below a heading: "`true` if a plugin requests it". */
const first =
  /^`(?<value>'[^']*'|-?\d[\d_]*|true|false)`(?= (?:if|when|unless|where|for|while|in|until|as long)\b)/u;

/** True if a value can be that of a part of a type. */
function isPossible(value: string, part: string): boolean {
  if (part === value) return true;
  if (value.startsWith("'")) return part === 'string' || /^[A-Z`]/u.test(part);
  if (/^-?\d/u.test(value)) return part === 'number' || /^[A-Z]/u.test(part);
  return part === 'boolean' || /^[A-Z]/u.test(part);
}

function isNothing(part: string): boolean {
  return part === 'null' || part === 'undefined';
}

/** True if a part of a type is a value of a kind. */
function isOfKind(part: string, word: string): boolean {
  const kind = kindOfWord(word);
  if (kind === 'string') return part === 'string' || /^'.*'$/u.test(part);
  if (kind === 'number') return part === 'number' || /^-?\d+$/u.test(part);
  if (kind === 'boolean') return /^(?:true|false|boolean)$/u.test(part);
  if (kind === 'array') return part.endsWith('[]') || /^(?:Array|Set|Iterable)</u.test(part);
  if (kind === 'function') return part.includes('=>');
  return !isNothing(part) && !/^(?:string|number|boolean|'.*')$/u.test(part);
}

/** What is wrong with a sentence about a member's value. */
function problemsOf(
  { text, before, definition: { row, section }, line }: Sentence,
  { name, parts, canLack }: Member,
): [said: string, why: string][] {
  const type = parts.join(' | ');
  const why = `said of ${name}, which is ${type}`;
  const never = [...text.matchAll(denied)].flatMap(({ 0: said, groups }): [string, string][] => {
    const names = groups?.nothing ?? '';
    return parts.some((part) => isNothing(part) && names.includes(part)) ? [[said, why]] : [];
  });
  const only = [...text.matchAll(always)].flatMap(({ 0: said, groups }): [string, string][] =>
    parts.every((part) => isOfKind(part, groups?.kind ?? '')) ? [] : [[said, why]],
  );
  const none =
    absent.test(text) && parts.some(isNothing) && !/`(?:null|undefined)`/u.test(before + text)
      ? [...text.matchAll(empty)].map(({ 0: said }): [string, string] => [said, why])
      : [];
  const impossible = [
    ...text.matchAll(/(?<=\b(?:or|is|be|returns|['’]s|to|a|,|;) |^)`(?<nothing>null|undefined)`/gu),
  ].flatMap(({ 0: said, groups }): [string, string][] =>
    type.includes(groups?.nothing ?? '') || (canLack && groups?.nothing === 'undefined')
      ? []
      : [[said, why]],
  );
  const isFirst =
    before === '' && (row !== undefined || section.blocks[0]?.position?.start.line === line);
  const value = isFirst ? first.exec(text)?.groups?.value : undefined;
  const unfit: [string, string][] =
    value === undefined || parts.some((part) => isPossible(value, part))
      ? []
      : [[`\`${value}\``, why]];
  return [...never, ...only, ...none, ...impossible, ...unfit];
}

/** Finds sentences that say what a member can't be, or always is, although its type says otherwise. */
export function findWrongMemberValues(page: PageWithDefinitions): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const members = sentence.definition.matches.flatMap((match) => memberOf(match) ?? []);
    const [member] = members;
    if (member === undefined || members.length > 1) return [];
    return problemsOf(sentence, member)
      .filter(([said]) => !isClaimed(sentence, said, page))
      .map(([said, why]) => ({
        rule: 'statement',
        file: page.file,
        line: sentence.line,
        message: `"${said.trim()}" is ${why}; correct the words`,
      }));
  });
}
