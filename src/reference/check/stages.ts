import type { PageWithDefinitions } from '../coverage.ts';
import { installedPackage } from '../package.ts';
import { scriptText } from '../syntax.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';

/** A function on a hook in webpack's own code. */
const tap =
  /\bhooks\s*\.(?<hook>\w+)(?:\s*\.for\([^)]*\))?\s*\.tap(?:Async|Promise)?\(\s*(?:\{(?<options>[^}]*)\}|[\w."])/gu;

const stageOf = /\bstage(?::| =) (?<stage>[\w.-]+)(?: \+ (?<plus>\d+))?/gu;

function webpackCode(file?: RegExp): string {
  return scriptText(installedPackage('webpack'), file);
}

/** The number that a stage in code stands for: a number or a constant such as `STAGE_BASIC`. */
function numberOf(stage: string, plus: string | undefined): number | undefined {
  const number = Number(stage);
  const name = stage.slice(stage.lastIndexOf('.') + 1);
  if (Number.isNaN(number) && !/^[A-Z][A-Z_]*$/u.test(name)) return undefined;
  const value = Number.isNaN(number)
    ? new RegExp(String.raw`\b${name} = (?<value>-?\d+);`, 'u').exec(webpackCode())?.groups?.value
    : stage;
  return value === undefined ? undefined : Number(value) + Number(plus ?? 0);
}

/** The stages in a part of webpack's code. */
function stagesIn(code: string): number[] {
  return [...code.matchAll(stageOf)].flatMap(
    ({ groups }) => numberOf(groups?.stage ?? '', groups?.plus) ?? [],
  );
}

let ofHooks: ReadonlyMap<string, ReadonlySet<number>> | undefined;

/** The stages of webpack's own functions by the name of the hook. */
function stagesOfHooks(): ReadonlyMap<string, ReadonlySet<number>> {
  if (ofHooks === undefined) {
    const found = new Map<string, Set<number>>();
    for (const { groups } of webpackCode().matchAll(tap)) {
      const { hook = '', options = '' } = groups ?? {};
      const stages = found.get(hook) ?? new Set();
      for (const one of /\bstage\b/u.test(options) ? stagesIn(options) : [0]) stages.add(one);
      found.set(hook, stages);
    }
    ofHooks = found;
  }
  return ofHooks;
}

/** Numbers that can be stages: "(`-10`)", "at stage 100", "uses `-10`". */
const numbers = /`(?:stage: )?(?<code>-?\d+)`|\bstages? (?<plain>-?\d+)(?!\w|\.\d)/gu;

/** Advice, comparisons and results, whose numbers aren't webpack's stages. */
const advice =
  /\b(?:use|using|set|tap|choose|take|pass|pick|try|above|below|than|after|before|returns?|with)\b[^,;:]*$/iu;

/** The hooks that a sentence is about: that of its heading, or those that its paragraph names. */
function hooksMeant({ definition, before, text }: Sentence): string[] {
  const own = [...definition.matches, ...definition.enclosing.slice(0, 1)].find(
    ({ identifier }) => identifier.hook !== undefined,
  );
  if (own !== undefined) return [own.name.slice(own.name.lastIndexOf('.') + 1)];
  return [...`${before}${text}`.matchAll(/`\w+\.hooks\.(?<hook>\w+)`/gu)].flatMap(
    ({ groups }) => groups?.hook ?? [],
  );
}

/** The plugin whose stage the heading of a sentence is about. */
function pluginMeant({ definition: { matches, enclosing } }: Sentence): string | undefined {
  const isStage = matches.some(({ name }) => /(?:^|\.)stage$/u.test(name));
  const name = [...matches, ...enclosing].map(
    (match) => /(?<plugin>\w+Plugin)\b/u.exec(match.name)?.groups?.plugin,
  );
  return isStage ? name.find((one) => one !== undefined) : undefined;
}

/** Finds numbers of stages at which webpack's own functions are said to be on a hook, but aren't. */
export function findWrongStages(page: PageWithDefinitions): Finding[] {
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const { text, before } = sentence;
    const plugin = pluginMeant(sentence);
    if (plugin === undefined && !/\bstages?\b/u.test(before + text)) return [];
    const found = [...text.matchAll(numbers)];
    const hooks = found.length === 0 ? [] : hooksMeant(sentence);
    return found.flatMap(({ 0: said, index, groups }): Finding[] => {
      const number = Number(groups?.code ?? groups?.plain);
      const ahead = text.slice(0, index);
      const isOfPlugin = /\b(?:webpack uses|the default(?: is|,))\s*$/iu.test(ahead);
      const isAdvice = !isOfPlugin && !ahead.endsWith('(') && advice.test(ahead);
      if (isAdvice || isClaimed(sentence, said, page)) return [];
      const stages =
        isOfPlugin && plugin !== undefined
          ? stagesIn(webpackCode(new RegExp(`/${plugin}\\.js$`, 'u')))
          : hooks.flatMap((hook) => [...(stagesOfHooks().get(hook) ?? [])]);
      return stages.length === 0 || stages.includes(number)
        ? []
        : [
            {
              rule: 'statement',
              file: page.file,
              line: sentence.line,
              message: `"${said}" isn't a stage of webpack's own functions on ${hooks.join(', ') || (plugin ?? '')}, which are ${[...new Set(stages)].join(', ')}; correct the number`,
            },
          ];
    });
  });
}
