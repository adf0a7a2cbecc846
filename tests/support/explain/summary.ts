/** Findings of an explanation as short lines, which a person can compare with the file. */
import type { ExplainAnswer } from '../../../src/client/explain/messages.ts';

type Explanation = ExplainAnswer['explanation'];

export interface Findings {
  /** Number of configurations and options. */
  readonly read: string;
  /** Line, kind and subject. */
  readonly problems: readonly string[];
  /** Plugins and loaders; those without a page are marked with a question mark. */
  readonly packages: string;
  /** Values that can't be evaluated statically. */
  readonly open: string;
  readonly conditions: readonly string[];
}

function problemText(problem: Explanation['problems'][number]): string {
  const line = problem.line ?? '-';
  // The first sentence of the message.
  const about = 'name' in problem ? problem.name : 'text' in problem ? problem.text : '';
  const first = about.split('\n')[0]?.replace(/\. These properties are valid:$/u, '') ?? '';
  const like = 'like' in problem && problem.like !== undefined ? ` ~ ${problem.like}` : '';
  const remedy = 'replacement' in problem ? ` -> ${problem.replacement}` : '';
  return `${line} ${problem.kind} ${first}${like}${remedy}`.trim();
}

export function findingsOf(explanation: Explanation): Findings {
  const { count, options, problems, packages, open, conditions } = explanation;
  return {
    read: `${count} with ${options.length} options`,
    problems: problems.map(problemText),
    packages: packages.map(({ name, url }) => name + (url === undefined ? '?' : '')).join(' '),
    open: open.map(({ place }) => place).join(' '),
    conditions,
  };
}
