import { expect, it } from 'vitest';
import { agesOfPlaces } from '../../../../src/reference/history/ages.ts';
import type { DocumentedPlace } from '../../../../src/reference/documented.ts';
import { identifier } from '../../../../src/reference/identifier.ts';
import type { Draft } from '../../../../src/reference/identifier.ts';

function agesOf(...documented: readonly (readonly [Draft, DocumentedPlace])[]) {
  return agesOfPlaces(new Map(documented.map(([draft, place]) => [identifier(draft), [place]])));
}

const url = '/configuration/output/';

it('dates places by what they are about, by the oldest where it is several things', () => {
  const ages = agesOf(
    [
      { kind: 'option', id: 'output.copy', added: '5.111.0' },
      { url, anchor: 'outputcopy' },
    ],
    [
      { kind: 'cli-flag', id: '--output-copy', added: '5.110.2' },
      { url, anchor: 'outputcopy' },
    ],
    [
      { kind: 'option', id: 'output.path' },
      { url, anchor: 'outputpath' },
    ],
    [
      { kind: 'cli-flag', id: '--output-path-new', added: '5.99.0' },
      { url, anchor: 'outputpath' },
    ],
  );
  expect(ages).toEqual({ [url]: { outputcopy: '5.110.2' } });
});

it('takes the version that the author of a page names', () => {
  expect(agesOfPlaces(new Map(), { '/guides/native-css/': '5.109' })).toEqual({
    '/guides/native-css/': { '': '5.109' },
  });
});

it('dates a page by what the whole page is about, and by no row without an id', () => {
  const dotenv = '/configuration/dotenv/';
  const ages = agesOf(
    [
      { kind: 'option', id: 'dotenv', added: '5.103.0' },
      { url: dotenv, anchor: undefined },
    ],
    [
      { kind: 'option', id: 'output.copy', added: '5.111.0' },
      { url, anchor: undefined },
    ],
    [
      { kind: 'plugin', id: 'CopyPlugin', added: '5.111.0' },
      { url: '/plugins/copy-plugin/', anchor: undefined },
    ],
  );
  expect(ages).toEqual({ [dotenv]: { '': '5.103' }, '/plugins/copy-plugin/': { '': '5.111' } });
});

it('leaves out what other packages brought', () => {
  const place = { url: '/configuration/dev-server/', anchor: 'devserverapp' };
  const app = { kind: 'dev-server-option', id: 'devServer.app', added: '5.1.0' } as const;
  expect(agesOf([{ ...app, package: 'webpack-dev-server' }, place])).toEqual({});
});
