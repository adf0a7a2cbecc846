/** Questions about webpack, asked of the tools as a client would, with answers that webpack itself has proved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDocs } from '../support/docs-client.ts';
import type { DocsClient } from '../support/docs-client.ts';
import { docsQuestions } from '../support/docs-questions/questions.ts';

/** Questions that the tools have to answer at least. */
const least = 57;

let docs: DocsClient;

beforeAll(async () => {
  docs = await startDocs();
});

afterAll(() => docs.close());

it('are sixty, each asked once', () => {
  expect(new Set(docsQuestions.map(({ question }) => question)).size).toBe(60);
});

describe('webpack itself gives the answer:', () => {
  it.each(docsQuestions)('$question', async ({ answer, proof }) => {
    expect(await proof()).toEqual(answer);
  });
});

it('are answered by the tools within 8,000 characters', async () => {
  const missed: string[] = [];
  for (const { question, calls, answer } of docsQuestions) {
    let text = '';
    for (const [tool, args] of calls) text += (await docs.ask(tool, args)).text;
    const isAnswered = answer.every((one) => text.includes(one));
    if (!isAnswered || text.length > 8000) missed.push(question);
  }
  expect(docsQuestions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(least);
});
