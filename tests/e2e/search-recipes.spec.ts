import { recipeRows } from '../support/search/recipe-queries.ts';
import { loadEngine } from './search-engine.ts';
import { expect, test } from './site.ts';

test('every recipe is the first answer to its obvious queries, and to the messages it explains', async () => {
  const engine = await loadEngine();
  const found = recipeRows.map(([query]) => {
    const record = engine.records[engine.rank(query)[0]?.record ?? -1];
    return [query, engine.pages[record?.page ?? -1]?.url];
  });
  expect(found).toEqual(recipeRows);
});
