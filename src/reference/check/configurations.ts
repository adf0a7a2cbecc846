import path from 'node:path';
import { isChecked } from './fences.ts';
import type { Sample } from './fences.ts';
import type { Finding } from './finding.ts';
import { runSamples } from './sample-runner.ts';
import type { Problem } from './sample-runner.ts';
import { openScratch, writeSample } from './scratch.ts';

/** Zero-based line of a sample that a problem concerns: where it was thrown, or what it names. */
function lineOf({ message, stack }: Problem, sample: Sample, file: string): number {
  const at = stack.indexOf(`${path.basename(file)}:`);
  const thrown = at < 0 ? undefined : /^[^:]+:(?<line>\d+)/u.exec(stack.slice(at))?.groups?.line;
  if (thrown !== undefined) return Number(thrown) - 1;
  const names = [
    /unknown property '(?<name>[^']+)'/u.exec(message)?.groups?.name,
    /- \S*?\.(?<name>\w+)(?:\[\d+\])? (?:should|has|misses)/u.exec(message)?.groups?.name,
  ];
  for (const name of names) {
    const line = sample.code.split('\n').findIndex((text) => name && text.includes(name));
    if (line >= 0) return line;
  }
  return 0;
}

/** A message of webpack on one line, shortened. */
function shorten(message: string, dir: string): string {
  const text = message
    .replaceAll(dir, '')
    .replaceAll(/\s*\n\s*/gu, ' ')
    .trim();
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
}

/**
 * Loads every configuration sample and has webpack validate it and apply its plugins.
 *
 * @param samples of whole pages, since they may import one another
 */
export async function checkConfigurations(
  siteDir: string,
  samples: readonly Sample[],
): Promise<Finding[]> {
  const dir = openScratch(siteDir, 'configurations');
  const checked = samples
    .filter((sample) => isChecked(sample, 'configuration'))
    .map((sample, index) => {
      const all = samples.filter(({ page }) => page === sample.page);
      const folder = path.join(dir, String(index));
      return { sample, file: writeSample(folder, sample, all), folder };
    });
  const problems = await runSamples(
    checked.map(({ file }) => ({ kind: 'configuration', file }) as const),
  );
  return checked.flatMap(({ sample, file, folder }, index): Finding[] => {
    const problem = problems[index];
    if (problem === undefined) return [];
    return [
      {
        rule: 'configuration',
        file: sample.page.file,
        line: sample.line + lineOf(problem, sample, file),
        message: shorten(problem.message, folder),
      },
    ];
  });
}
