import { strFromU8, unzipSync } from 'fflate';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { zip } from '../../../../src/lib/zip.ts';
import { formatSize } from '../../../../src/offline/single-file/format-size.ts';
import { makeSingleFiles } from '../../../../src/offline/single-file/files.ts';

const assets: Readonly<Record<string, string>> = {
  '/ko/assets/a.css': 'h1{color:red}.unused{color:blue}',
  '/ko/img/a b.svg': '<svg/>',
  '/ko/examples/a/1-b.zip': 'PK',
};

function readAsset(pathname: string): Uint8Array {
  const content = assets[pathname];
  if (content === undefined) throw new Error(`No file ${pathname}`);
  return Buffer.from(content);
}

function singleFile(main: string) {
  const html = `<!doctype html><html lang=ko><head><link rel=stylesheet href=/ko/assets/a.css><script src=/x.js></script></head><body><nav>site</nav><main><h1>Guides</h1>${main}</main><script>1</script></body></html>`;
  const files = makeSingleFiles(
    [{ name: 'guides.html', html, address: 'https://webpack.js.org/ko/guides/printable/' }],
    '/ko/',
    'webpack',
    readAsset,
  );
  const text = files.get('guides.html') ?? '';
  return { files, text, document: fromHtml(text) };
}

function hrefs(main: string): unknown[] {
  return selectAll('a', singleFile(main).document).map(({ properties }) => properties.href);
}

describe('makeSingleFiles', () => {
  it('makes a document with its own styles and without scripts, navigation and controls', () => {
    const { document, text } = singleFile(
      '<div data-not-saved>save</div><p>text <button>Copy</button></p>',
    );
    expect(select('html', document)?.properties.lang).toBe('ko');
    expect(toString(select('title', document) ?? document)).toBe('Guides | webpack');
    expect(toString(select('style', document) ?? document)).toBe('h1{color:red}');
    expect(toString(select('body', document) ?? document).trim()).toBe('Guidestext');
    expect(selectAll('script, link, button, nav', document)).toEqual([]);
    expect(text).toContain('default-src &#x27;none&#x27;');
  });

  it('has the archives of steps in it', () => {
    expect(
      hrefs(
        '<a download="1-b.zip" href="/ko/examples/a/1-b.zip">x</a><a download href="/ko/all.zip">x</a>',
      ),
    ).toEqual(['data:application/zip;base64,UEs=', 'https://webpack.js.org/ko/all.zip']);
  });

  it('leads links into the document where it has their target, and to the site else', () => {
    const page = '<article><h2 id="guides-a">A</h2><h3 id="guides-a--b">B</h3></article>';
    const link = (href: string) => `<a href="${href}">x</a>`;
    expect(
      hrefs(
        page +
          ['#guides-a', '/ko/guides/a/', '/ko/guides/a/#b', '/ko/guides/a/#gone']
            .map(link)
            .join(''),
      ),
    ).toEqual(['#guides-a', '#guides-a', '#guides-a--b', '#guides-a']);
    expect(
      hrefs(
        page +
          ['/ko/guides/c/#d', '/guides/a/', '../', 'https://example.org/guides/a/']
            .map(link)
            .join(''),
      ),
    ).toEqual([
      'https://webpack.js.org/ko/guides/c/#d',
      'https://webpack.js.org/guides/a/',
      'https://webpack.js.org/ko/guides/',
      'https://example.org/guides/a/',
    ]);
  });

  it('shows every tab panel below its name, and opens what is folded', () => {
    const { document } = singleFile(
      '<div role=tablist><button role=tab id=t1>npm</button><button role=tab id=t2>Yarn</button></div>' +
        '<div role=tabpanel aria-labelledby=t1><p>one</p></div><div role=tabpanel aria-labelledby=t2 hidden><p>two</p></div>' +
        '<details data-collapsed=true><summary>s</summary><p>three</p></details>',
    );
    const paragraphs = selectAll('p', document).map((node) => toString(node));
    expect(paragraphs).toEqual(['npm', 'one', 'Yarn', 'two', 'three']);
    expect(selectAll('[hidden], [role], [aria-labelledby]', document)).toEqual([]);
    expect(select('details', document)?.properties).toEqual({ open: true, dataCollapsed: 'false' });
  });

  it('carries its images, and refuses those that it cannot carry', () => {
    const { document } = singleFile(
      '<img src="/ko/img/a%20b.svg" srcset="/x.svg 2x" loading=lazy>',
    );
    expect(select('img', document)?.properties).toEqual({
      src: 'data:image/svg+xml;base64,PHN2Zy8+',
    });
    expect(() => singleFile('<img src="https://example.org/a.png">')).toThrow(
      /guides\/printable.*example\.org\/a\.png/u,
    );
    expect(() => singleFile('<img src="/ko/a.tiff">')).toThrow(/a\.tiff/u);
  });

  it('names the page that has no text', () => {
    expect(() =>
      makeSingleFiles(
        [{ name: 'a.html', html: '<p>x', address: 'https://webpack.js.org/a/printable/' }],
        '/',
        'webpack',
        readAsset,
      ),
    ).toThrow(/a\/printable.*main/u);
  });
});

describe('the archive', () => {
  it('holds the files, and is the same for the same files', () => {
    const { files } = singleFile('<p>文档</p>');
    const archive = zip(files);
    const entries = Object.entries(unzipSync(archive)).map(
      ([name, bytes]) => [name, strFromU8(bytes)] as const,
    );
    expect(new Map(entries)).toEqual(files);
    expect(zip(files)).toEqual(archive);
  });
});

describe('formatSize', () => {
  it('counts in the units of files', () => {
    expect(formatSize(154_094, 'en')).toBe('154 kB');
    expect(formatSize(1_081_254, 'en')).toBe('1.1 MB');
    expect(formatSize(1_081_254, 'zh-CN')).toMatch(/1\.1.*MB/u);
  });
});
