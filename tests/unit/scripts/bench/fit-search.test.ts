import { describe, expect, it } from 'vitest';
import { fitWeights, prepareQueries, qualityOf } from '../../../../scripts/bench/fit-search.mts';
import { SearchEngine } from '../../../../src/search/engine.ts';
import { defaultWeights, neutralWeights } from '../../../../src/search/weights.ts';
import type { Weights } from '../../../../src/search/weights.ts';
import { indexOf, page } from '../../search/site.ts';

describe('fitting the weights', () => {
  it('finds the weights that are best together', () => {
    const distance = ({ heading, page: ofPage }: Weights): number =>
      -Math.abs(Math.log(heading / (defaultWeights.heading * 4))) -
      Math.abs(Math.log(ofPage / (defaultWeights.page * 0.5)));
    const { heading, page: ofPage, keywords } = fitWeights(defaultWeights, distance);
    expect(heading).toBeCloseTo(defaultWeights.heading * 4, 1);
    expect(ofPage).toBeCloseTo(defaultWeights.page * 0.5, 1);
    expect(keywords).toBe(defaultWeights.keywords);
  });

  it('leaves weights alone that no change makes better', () => {
    expect(fitWeights(defaultWeights, () => 0.5)).toEqual(defaultWeights);
  });

  it('measures what the weights do to the answers', () => {
    const pages = [
      page('/guides/caching/', 'Caching', [[2, 'names', 'Output filenames', 'Names of files.']]),
      page('/concepts/output/', 'Output', [[2, 'files', 'Files', 'Caching of output filenames.']]),
    ];
    const names = '/guides/caching/#names';
    const wrong = '/concepts/output/#files';
    const prepared = (answer: string) =>
      prepareQueries(new SearchEngine(indexOf(pages)), [
        { kind: 'test', query: 'output filenames', answers: [answer] },
        { kind: 'test', query: 'output filenames', answers: ['/missing/'] },
      ]);
    expect(prepared(names)).toHaveLength(1);
    expect(qualityOf(prepared(names), defaultWeights)).toBe(1);
    expect(qualityOf(prepared(wrong), defaultWeights)).toBeLessThan(1);
    const textFirst = {
      ...defaultWeights,
      heading: 0,
      title: 0,
      names: 0,
      exactHeading: 0,
      text: 9,
    };
    expect(qualityOf(prepared(wrong), { ...textFirst, headingShare: 0 })).toBeGreaterThan(
      qualityOf(prepared(wrong), defaultWeights),
    );
  });
});

it('has a neutral value for each weight, so that its cost can be told', () => {
  expect(Object.keys(neutralWeights(defaultWeights))).toEqual(Object.keys(defaultWeights));
});
