import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { webManifest } from '../../../../src/site/web-manifest.ts';
import { headTags } from '../../../../src/plugins/head/tags.ts';

function attributesOf(key: 'rel' | 'name', value: string) {
  return headTags('/ko/').find(({ attributes }) => attributes?.[key] === value)?.attributes;
}

it('the head names each icon with its size, below the base of the language', () => {
  expect(attributesOf('rel', 'icon')).toMatchObject({
    sizes: '192x192',
    href: '/ko/img/icons/icon-192.png',
  });
  expect(attributesOf('rel', 'apple-touch-icon')).toMatchObject({ sizes: '180x180' });
  expect(attributesOf('rel', 'mask-icon')).toEqual({
    rel: 'mask-icon',
    href: '/ko/img/mask-icon.svg',
    color: '#465e69',
  });
  expect(attributesOf('name', 'msapplication-TileImage')?.content).toBe(
    '/ko/img/icons/tile-150.png',
  );
  expect(attributesOf('rel', 'manifest')?.href).toBe('/ko/manifest.webmanifest');
});

it('the manifest is that of its language and names icons that exist', () => {
  const manifest = webManifest('/ko/', 'ko');
  expect(manifest).toMatchObject({
    start_url: '/ko/',
    scope: '/ko/',
    lang: 'ko',
    theme_color: '#2B3A42',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons) {
    expect(existsSync(`static/${src.slice('/ko/'.length)}`), src).toBe(true);
  }
});
