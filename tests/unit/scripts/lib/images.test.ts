import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from '../../../../scripts/lib/drawings.mts';
import { readPng, sourceDigest, withSource } from '../../../../scripts/lib/png.mts';
import { icons, socialImages } from '../../../../src/site/images.ts';
import { sections } from '../../../../src/site/sections.ts';
import { socialImagePath, socialImageSize } from '../../../../src/site/social-image.ts';

describe('the drawn images', () => {
  it.each(drawings())(
    '$file has its size and is drawn from today’s drawing (else: npm run draw:images)',
    ({ file, width, height, svg }) => {
      const png = readPng(readFileSync(`static/${file}`));
      expect(png).toEqual({ width, height, source: sourceDigest(svg) });
    },
  );

  it('are all that lies in their folders', () => {
    const files = ['icons', 'social'].flatMap((folder) =>
      readdirSync(`static/img/${folder}`).map((name) => `img/${folder}/${name}`),
    );
    expect(files.sort()).toEqual(
      drawings()
        .map(({ file }) => file)
        .sort(),
    );
  });

  it('have the sizes that systems ask for', () => {
    expect(Object.values(icons).map(({ size }) => size)).toEqual([192, 512, 512, 180, 150]);
    expect(socialImageSize).toEqual({ width: 1200, height: 630 });
  });
});

describe('the image of a page', () => {
  it('is that of its section, of the blog, or of the site', () => {
    expect(socialImagePath('/concepts/loaders/')).toBe('img/social/concepts.png');
    expect(socialImagePath('/api/')).toBe('img/social/api.png');
    expect(socialImagePath('/blog/2020-10-10-webpack-5-release/')).toBe('img/social/blog.png');
    expect(socialImagePath('/license/')).toBe('img/social/webpack.png');
    expect(socialImagePath('/')).toBe('img/social/webpack.png');
    expect(socialImagePath('/conceptsandmore/')).toBe('img/social/webpack.png');
  });

  it('exists for every section and names it', () => {
    for (const { id, title } of sections) {
      expect(existsSync(`static/${socialImagePath(`/${id}/`)}`), id).toBe(true);
      expect(socialImages.find((image) => image.id === id)?.title).toBe(title);
    }
  });
});

describe('the note of the drawing in a PNG', () => {
  const png = readFileSync('static/img/icons/icon-192.png');

  it('is read back', () => {
    const withoutNote = Buffer.concat([png.subarray(0, 8), png.subarray(8, 33)]);
    expect(readPng(withoutNote).source).toBeUndefined();
    expect(readPng(withSource(withoutNote, '<svg/>'))).toEqual({
      width: 192,
      height: 192,
      source: sourceDigest('<svg/>'),
    });
  });

  it('is refused for a file that is no PNG', () => {
    expect(() => readPng(Buffer.from('<svg/>'))).toThrow('not a PNG file');
  });
});
