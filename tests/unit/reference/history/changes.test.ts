import { describe, expect, it } from 'vitest';
import { listChanges } from '../../../../src/reference/history/changes.ts';
import { changesFeed } from '../../../../src/reference/history/feed.ts';
import type { HistoryFile } from '../../../../src/reference/history/file.ts';
import { identifier } from '../../../../src/reference/identifier.ts';

const releases = ['5.0.0', '5.1.0', '5.1.1', '5.2.0'].map((version) => ({
  version,
  integrity: '',
}));
const file: HistoryFile = {
  releases,
  kinds: {
    option: { readableSince: '5.0.0', names: { 'a.gone': { added: '5.1.0', removed: '5.2.0' } } },
  },
};
const fresh = identifier({
  kind: 'option',
  id: 'a.<new>',
  added: '5.1.1',
  history: [
    { version: '5.1.1', what: 'moved', before: 'a.old', after: '' },
    { version: '5.2.0', what: 'accepts', before: '', after: 'string' },
    { version: '5.2.0', what: 'default', before: 'false', after: 'true' },
  ],
});
const flag = identifier({ kind: 'cli-flag', id: '--a', added: '5.2.0' });
const unexplained = identifier({ kind: 'error', id: 'HiddenError', added: '5.2.0' });
const place = { url: '/configuration/a/', anchor: 'anew' };
const list = listChanges(
  file,
  [fresh, flag, unexplained],
  new Map([
    [fresh, [place]],
    [flag, [place]],
  ]),
);

describe('listChanges', () => {
  it('tells by minor version what is new, changed and gone, newest first', () => {
    const told = list.minors.map(({ version, states }) => [
      version,
      ...states.map(([state, groups]) => [
        state,
        ...groups.map(({ subject, rows }) => [subject, ...rows.map(({ name }) => name)]),
      ]),
    ]);
    expect(told).toEqual([
      [
        '5.2',
        ['changed', ['a', 'a.<new>']],
        ['default', ['a', 'a.<new>']],
        ['removed', ['a', 'a.gone']],
      ],
      ['5.1', ['new', ['a', 'a.<new>', 'a.gone']]],
    ]);
  });

  it('says what something replaces where it is new', () => {
    const [, [, groups]] = [undefined, list.minors[1]?.states[0] ?? []];
    expect(groups?.[0]?.rows[0]).toEqual({
      name: 'a.<new>',
      page: 0,
      anchor: 'anew',
      events: [{ version: '5.1.1', what: 'moved', before: 'a.old', after: '' }],
    });
  });
});

describe('changesFeed', () => {
  it('has an entry for each version, with HTML that is escaped once more', () => {
    const feed = changesFeed(list, 'https://webpack.js.org/');
    expect(feed.match(/<item>/gu)).toHaveLength(2);
    expect(feed).toContain('<link>https://webpack.js.org/migrate/changes/#v5.2</link>');
    expect(feed).toContain(
      '&lt;a href="https://webpack.js.org/configuration/a/#anew"&gt;&lt;code&gt;a.&amp;lt;new&amp;gt;&lt;/code&gt;&lt;/a&gt;',
    );
  });
});
