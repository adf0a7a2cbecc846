import type { Page } from '../../content/source-page.ts';
import { isAboutUpgrades } from '../pages.ts';
import { lineAt } from './finding.ts';
import type { Finding } from './finding.ts';
import { isChecked, readSamples } from './fences.ts';
import { unknownName } from './name-rules.ts';
import { hookOwner } from './owners.ts';
import type { Facts } from './page-check.ts';

/** Languages of files in which webpack has names of its own. */
const scripts = /^(?:[cm]?[jt]sx?|javascript|typescript|html|css|scss|less)$/u;

/** Patterns in code by which webpack's own names can be told from those of an example. */
const patterns: readonly RegExp[] = [
  /(?<name>\b(?:webpack|module)\.hot\.\w+|\bimport\.meta\.(?:webpackHot\.)?\w+)/gu,
  /(?<name>\b__webpack_\w+?__\b)/gu,
  /(?<name>\bwebpack[A-Z]\w*:)(?<=(?:\/\*|<!--)(?:(?!\*\/|-->)[^])*)/gu,
  /(?<name>\bCompilation\.[A-Z]\w+)/gu,
  /(?<name>\b(?:compiler|compilation|normalModuleFactory|contextModuleFactory)\.hooks\.\w+)/gu,
];

/** An asynchronous tap of a synchronous hook. */
const tap =
  /\b(?<owner>compiler|compilation|normalModuleFactory|contextModuleFactory)\.hooks\s*\.(?<name>\w+)(?:\s*\.for\([^)]*\))?\s*\.(?<tap>tapAsync|tapPromise)\b/gu;

/** Finds names of hooks, variables and comments in samples that the installed webpack doesn't have. */
export function findUnknownInSamples(
  page: Page,
  { catalog, vocabulary }: Pick<Facts, 'catalog' | 'vocabulary'>,
): Finding[] {
  if (isAboutUpgrades(page)) return [];
  const hooks = new Map((catalog.inventories.get('hook') ?? []).map((one) => [one.id, one]));
  return readSamples(page).samples.flatMap((sample): Finding[] => {
    const { language, code, line, notChecked } = sample;
    // Emitted code may have other names, and is compared with a build.
    const isOwn = !isChecked(sample, 'emitted');
    if (!isOwn || !scripts.test(language) || notChecked !== undefined) return [];
    const finding = (index: number, message: string): Finding => ({
      rule: 'mention',
      file: page.file,
      line: lineAt(line, code, index),
      message,
    });
    const bare = code.replaceAll(/(?<=^|\s)\/\/.*$/gmu, (text) => ' '.repeat(text.length));
    const unknown = patterns.flatMap((pattern) =>
      [...bare.matchAll(pattern)].flatMap(({ index, groups }) => {
        const name = groups?.name ?? '';
        const problem = unknownName(name, {
          catalog,
          vocabulary,
          own: new Set(),
          isStrict: true,
          isSample: true,
        });
        return problem === undefined ? [] : [finding(index, `${name}: ${problem}`)];
      }),
    );
    const waiting = [...bare.matchAll(tap)].flatMap(({ index, groups }) => {
      const hook = hooks.get(`${hookOwner(groups?.owner ?? '')}.hooks.${groups?.name ?? ''}`)?.hook;
      return hook?.kind.startsWith('Sync') === true
        ? [
            finding(
              index,
              `${groups?.name ?? ''} is a ${hook.kind}, which has no ${groups?.tap ?? ''}`,
            ),
          ]
        : [];
    });
    return [...unknown, ...waiting];
  });
}
