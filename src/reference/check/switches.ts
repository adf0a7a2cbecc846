import { modePhrase, modesMeant } from './mode-words.ts';
import type { Statement } from './stated.ts';
import { countOfNamed } from './subjects.ts';

/** A sentence that says that something is on or off, with the words that name it. */
export interface SwitchStatement extends Statement {
  /** Position of the word that says so. */
  readonly at: number;
  /**
   * What the words in front of the verb refer to: a name, the heading's option ("it"), several that were named before
   * ("both"), or something in other words.
   */
  readonly subject: 'named' | 'own' | 'several' | 'other';
  /** How the state is limited: to the default, to what you would change ("until you turn it on"), to modes, to another condition, or not at all. */
  readonly scope: 'default' | 'implied' | 'modes' | 'conditional' | 'none';
}

const be = String.raw`(?:is|are|was|were|(?:has|have|had) (?:not |never |always |already )?been|stays?|remains?|starts(?: out)?|comes|['’](?:s|re)|(?:is|are|was|were)n['’]t|(?:does|do)(?:n['’]t| not) (?:stay|remain)|ha(?:s|ve)n['’]t been)`;
const adverb = String.raw`(?:not|never|no longer|now|still|already|always|only|just|also|both|all|currently|normally|usually|generally|simply|therefore|automatically|even|then|again|initially|completely|turned|switched|set to)`;
const word = String.raw`(?:on|off|enabled|disabled|active|inactive|opt-in|opt-out)`;

/** "On" as an adverb, not as in "on the page". */
const ending = String.raw`(?![-\w])(?=[.,;:!?)]|\s*$|\s+(?:${modePhrase}|(?:by|as the|at) |unless\b|until\b|as long\b|when\b|while\b|whenever\b|wherever\b|where\b|if\b|since\b|because\b|so\b|and\b|but\b|or\b|for\b|too\b|anyway\b|as well\b|automatically\b|initially\b|from the (?:start|beginning)\b|out of the box\b|with\b|without\b|only\b|again\b|now\b))`;

/** "It isn't on", "which stays off", "Off …" at the beginning, "Only then is it on". */
const state = new RegExp(
  String.raw`(?:(?<verb>(?<![\w’'])${be}|['’](?:s|re)|(?<=\w)n['’]t)(?<adverbs>(?:\s+${adverb})*)\s+(?:(?<inverted>it|\x60[^\x60]+\x60|(?:the|this) (?:option|setting))\s+)?|^\s*(?<first>(?:(?:Not|Never|No longer|Always|Still|Already|Only)\s+)?))(?<word>${word})${ending}`,
  'giu',
);

const turn = String.raw`(?:turn|switch|turned|switched)`;
const able = String.raw`(?:enable|disable|activate|deactivate|enabled|disabled|activated|deactivated)`;
const object = String.raw`(?:it|them|this|(?:the|this) (?:option|setting|feature)|\x60[^\x60]+\x60)`;

/** "You have to turn it on", "has to be enabled first", "unless you turn it off". */
const turned = new RegExp(
  String.raw`(?:\b(?<must>(?:you|one|users?|projects?)(?: first| only| always| still)?(?:(?: have| need|['’]ll have|['’]ll need)(?<denied>n['’]t)? to| must)(?: first| explicitly)?|(?:has|have|needs?) (?:first )?to be(?: first| explicitly)?|must be(?: first| explicitly)?)|\b(?<until>(?:unless|until|before|after|once|as soon as) you(?: have)?(?: explicitly)?))\s+(?:${turn}\s+(?:(?<object>${object})\s+(?:explicitly\s+)?)?(?<way>on|off)\b(?:\s+(?<late>${object}))?|(?<able>${able})(?:\s+(?<target>${object}))?(?![-\w]))`,
  'giu',
);

/** "webpack leaves it off", "Production mode turns it on". */
const set = new RegExp(
  String.raw`\b(?:webpack|(?<mode>(?:production|development)(?: mode| builds?)?|(?:all|both|every) modes?))\s+(?<not>(?:(?:does|do)(?:n['’]t| not)\s+)?)(?:turns?|switch(?:es)?|sets?|keeps?|leaves?|has|have)\s+(?<object>${object})\s+(?<way>on|off)\b`,
  'giu',
);

/** Words that say what is the case if nothing is set. */
const byDefault =
  /\b(?:(?:by|as the|its|their) default|out of the box|from the (?:start|beginning)|at first|initially|to begin with|unless\b|until you|if you (?:set|say|give|do|change) nothing|without (?:any )?(?:configuration|settings?))\b/iu;

/** Words around a state on which it depends. */
const conditionBehind =
  /^,?\s+(?:when|while|whenever|wherever|where|if|as long|as soon|for|with|without|once|until|unless|only|in|on|automatically|again|provided|from|after)\b/iu;
const conditionAhead =
  /^\W*(?:if|when|with|without|for|while|whenever|once|in|on|after|as|unless|where|wherever|then|since|because)\b/iu;

/** "When the option is off, which is the default in production": the state is the default. */
const whichIsDefault =
  /^,\s+(?:which is|as it is|and (?:that|this|it) is|(?:that|this|it)['’]s) (?:the|its|by) default(?<rest>[^,.;:]*)/iu;

/** Words that divide a sentence into clauses. */
const boundary =
  /[;:(—–]|,\s+(?=(?:and|but|while|so|which|where|whereas|because|since|though|although|or|yet)\b)|\s(?=(?:but|while|whereas|because|although|and (?:it|is|are|has|was|off|on|in|stays?)|so)\b)/gu;

/** The bounds of the clause around a part of a sentence. */
function clauseAround(text: string, from: number, to: number): { start: number; end: number } {
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(boundary)) {
    if (index + mark.length <= from) start = index + mark.length;
    else if (index >= to) return { start, end: index };
  }
  return { start, end: text.length };
}

const isDenial = /\b(?:not|never|no longer|neither|none|nor)\b|n['’]t\b/giu;

/** True for an odd number of denials: "never off" is on, "no longer not on" isn't. */
function isDenied(words: string): boolean {
  return [...words.matchAll(isDenial)].length % 2 === 1;
}

/** Words that make a verb say what could or should be. */
const modal =
  /\b(?:can|could|may|might|must|should|shall|would|will|to|if|whether|when|unless|as long as|while|because|provided(?: that)?|not only|says?(?: that)?)\s+(?:\S+\s+){0,3}?$/iu;

const ownSubject =
  /(?:^|[\s,])(?:it|this|that|which|they|these|(?:the|this) (?:option|setting|feature|experiment|flag|switch|check|behavior))$/iu;
const namedSubject =
  /(?:`|\])(?:\s+(?:option|setting|flag|experiment|feature))?(?:\s+(?:itself|alone|too|also))?,?(?:\s+which)?$/u;

function subjectOf(before: string): SwitchStatement['subject'] {
  const text = before.trim().replace(/,\s*which$/u, '');
  if (text === '' || ownSubject.test(text)) return 'own';
  if (countOfNamed(text) !== undefined) return 'several';
  return namedSubject.test(text) ? 'named' : 'other';
}

/** Words in front of a state that isn't there yet: "once `css` is on". */
const isYetToCome = /\b(?:once|as soon as)\s+(?:\S+\s+){0,3}?$/iu;

/** A value is on unless it is `false`. */
function isTrueOf(isOn: boolean): Statement['isTrueOf'] {
  return (value) => (value.trim() !== 'false') === isOn;
}

function isOnWord(text: string): boolean {
  return /^(?:on|enabled?|active|activated?|opt-out)$/iu.test(text);
}

/** The modes in a clause, or those of the sentence's beginning. */
function phraseIn(text: string): RegExpExecArray | undefined {
  return new RegExp(modePhrase, 'iu').exec(text) ?? undefined;
}

/** Reads what a sentence says to be on or off, by default or in modes, in any wording and negated or not. */
export function statedSwitches(sentence: string): SwitchStatement[] {
  // Words in code are no words of the sentence.
  const masked = sentence.replaceAll(/`[^`]*`/gu, (code) => `\`${'x'.repeat(code.length - 2)}\``);
  const found: SwitchStatement[] = [];
  const add = (
    { 0: all, index }: RegExpExecArray,
    isOn: boolean,
    subject: SwitchStatement['subject'],
    isImplied: boolean,
  ): void => {
    const { start, end } = clauseAround(masked, index, index + all.length);
    const after = sentence.slice(index + all.length, end);
    const before = sentence.slice(start, index);
    const behind = phraseIn(after);
    const ahead = behind === undefined ? phraseIn(before) : undefined;
    const inside = phraseIn(all);
    const mode = modesMeant((behind ?? ahead ?? inside)?.[0] ?? '');
    const base = {
      at: index + all.length,
      text: sentence.slice(
        ahead === undefined || mode === undefined ? index : start + ahead.index,
        index +
          all.length +
          (behind === undefined || mode === undefined ? 0 : behind.index + behind[0].length),
      ),
      index,
      subject,
    };
    if (mode !== undefined) {
      found.push({
        ...base,
        scope: 'modes',
        modes: mode.modes,
        isTrueOf: isTrueOf(isOn !== mode.isDenied),
      });
      // "Only in production": elsewhere the contrary.
      if (mode.others.length > 0)
        found.push({ ...base, scope: 'modes', modes: mode.others, isTrueOf: isTrueOf(!isOn) });
      return;
    }
    const isDefault = byDefault.test(sentence.slice(start, end));
    const isConditional =
      conditionBehind.test(sentence.slice(index + all.length)) || conditionAhead.test(before);
    const scope = isImplied
      ? 'implied'
      : isDefault
        ? 'default'
        : isConditional
          ? 'conditional'
          : 'none';
    const said = /^,?\s+(?:by default|(?:unless|until) you \w+(?: \S+)?)/iu.exec(after)?.[0] ?? '';
    found.push({
      ...base,
      text: base.text + said,
      scope,
      modes: undefined,
      isTrueOf: isTrueOf(isOn),
    });
  };
  for (const one of masked.matchAll(state)) {
    const { verb = '', adverbs = '', inverted, first, word: said = '' } = one.groups ?? {};
    const { start } = clauseAround(masked, one.index, one.index + one[0].length);
    const before = masked.slice(start, one.index);
    const isDefault = whichIsDefault.exec(sentence.slice(one.index + one[0].length));
    if (isDefault !== null) {
      const modes = modesMeant(isDefault.groups?.rest ?? '')?.modes;
      found.push({
        text: one[0] + isDefault[0],
        index: one.index,
        at: one.index + one[0].length,
        subject: subjectOf(before),
        scope: modes === undefined ? 'default' : 'modes',
        modes,
        isTrueOf: isTrueOf(isOnWord(said) !== isDenied(`${verb} ${adverbs}`)),
      });
      continue;
    }
    if (isYetToCome.test(`${before} `) && inverted === undefined) {
      add(one, isOnWord(said) === isDenied(`${verb} ${adverbs}`), subjectOf(before), true);
      continue;
    }
    if (modal.test(`${before} `) && inverted === undefined && first === undefined) continue;
    const bare = before.replaceAll(new RegExp(modePhrase, 'giu'), '');
    const words = `${/\b(?:neither|none|nor)\b/iu.exec(bare)?.[0] ?? ''} ${verb} ${adverbs} ${first ?? ''}`;
    const subject =
      inverted === undefined
        ? subjectOf(bare.replace(/^\W*\bby default,?/iu, ''))
        : inverted.startsWith('`')
          ? 'named'
          : 'own';
    add(one, isOnWord(said) !== isDenied(words), subject, false);
  }
  for (const one of masked.matchAll(turned)) {
    const { must, until, way, able: verb = '', object: before, late, target } = one.groups ?? {};
    const isOn = isOnWord(way ?? verb);
    // "It's off until you turn it on" says it once.
    if (until !== undefined && found.length > 0) continue;
    const named = before ?? late ?? target;
    const { start } = clauseAround(masked, one.index, one.index + one[0].length);
    const isPassive = named === undefined;
    if (isPassive && !/\bbe\b/u.test(must ?? '')) continue;
    const subject = isPassive
      ? subjectOf(masked.slice(start, one.index))
      : named.startsWith('`')
        ? 'named'
        : 'own';
    add(one, !isOn, subject, true);
  }
  for (const one of masked.matchAll(set)) {
    const { mode, not = '', object: named = '', way = '' } = one.groups ?? {};
    const subject = named.startsWith('`') ? 'named' : 'own';
    const isOn = isOnWord(way) !== (not !== '');
    const modes = modesMeant(mode ?? '')?.modes;
    if (modes === undefined) {
      if (!conditionBehind.test(sentence.slice(one.index + one[0].length)))
        add(one, isOn, subject, true);
    } else
      found.push({
        text: one[0],
        index: one.index,
        at: one.index + one[0].length,
        subject,
        scope: 'modes',
        modes,
        isTrueOf: isTrueOf(isOn),
      });
  }
  return found;
}
