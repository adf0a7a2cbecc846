import { expect, it } from 'vitest';
import { listFlags } from '../../../src/reference/flag-groups.ts';
import { Catalog } from '../../../src/reference/catalog.ts';
import { identifier } from '../../../src/reference/identifier.ts';

const option = identifier({ kind: 'option', id: 'stats', flags: ['--stats', '--stats-hash'] });
const rule = identifier({ kind: 'option', id: 'Rule.test', flags: ['--module-rules-test'] });
const flagNames = ['--stats', '--stats-hash', '--stats-children-hash', '--stats-a', '--stats-b'];
const catalog = new Catalog(
  new Map([
    ['option', [option, rule]],
    [
      'cli-flag',
      [
        ...flagNames.map((id) => identifier({ kind: 'cli-flag', id })),
        identifier({ kind: 'cli-flag', id: '--module-rules-test-not' }),
        identifier({
          kind: 'cli-flag',
          id: '--config',
          aliases: ['-c', '--no-config'],
          added: '5.30.0',
        }),
      ],
    ],
  ]),
);

it('lists flags under their options, with the place that explains the nearest one', () => {
  const { pages, groups } = listFlags(
    catalog,
    new Map([[option, [{ url: '/configuration/stats/', anchor: 'stats' }]]]),
  );
  expect(pages).toEqual(['/configuration/stats/']);
  expect(groups).toEqual([
    { name: 'own', rows: [['--config', '--no-config', -1, '', '5.30']] },
    { name: 'small', rows: [['--module-rules-test-not', '', -1, '', '']] },
    { name: 'stats', rows: flagNames.map((name) => [name, '', 0, 'stats', '']) },
  ]);
});
