import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { archiveOf, downloadManifest, markdownOf } from '../../../src/playground/download.ts';
import type { Project } from '../../../src/playground/project.ts';

const versions = { webpack: '5.112.2', 'webpack-cli': '7.0.0' };

const project: Project = {
  files: [
    { path: 'webpack.config.js', content: "export default { mode: 'production' };\n" },
    { path: 'src/index.js', content: "console.log('é');\n" },
    { path: 'package.json', content: '{ "name": "shop", "type": "module" }\n' },
  ],
};

function manifestOf(content: string): Record<string, unknown> {
  const files = [{ path: 'package.json', content }];
  return JSON.parse(downloadManifest({ files }, versions)) as Record<string, unknown>;
}

describe('the manifest of a download', () => {
  test('adds what a build needs to what the project says', () => {
    expect(manifestOf('{ "name": "shop", "type": "module" }')).toEqual({
      name: 'shop',
      private: true,
      type: 'module',
      scripts: { build: 'webpack' },
      devDependencies: versions,
    });
  });

  test('keeps scripts and versions of the project', () => {
    const own = {
      scripts: { build: 'webpack --config a.js' },
      devDependencies: { webpack: '5.100.0' },
    };
    expect(manifestOf(JSON.stringify(own))).toMatchObject({
      scripts: own.scripts,
      devDependencies: { ...versions, webpack: '5.100.0' },
    });
  });

  test.each(['not JSON', '[]', 'null', '{ "scripts": "no", "devDependencies": null }'])(
    'is whole where the one of the project is %s',
    (content) => {
      expect(manifestOf(content)).toMatchObject({
        private: true,
        scripts: { build: 'webpack' },
        devDependencies: versions,
      });
    },
  );
});

describe('the archive', () => {
  test('has all files in one folder, once each', () => {
    const files = unzipSync(archiveOf(project, versions));
    expect(Object.keys(files).sort()).toEqual([
      'playground/package.json',
      'playground/src/index.js',
      'playground/webpack.config.js',
    ]);
    expect(strFromU8(files['playground/src/index.js'] ?? new Uint8Array())).toBe(
      "console.log('é');\n",
    );
    expect(strFromU8(files['playground/package.json'] ?? new Uint8Array())).toBe(
      downloadManifest(project, versions),
    );
  });

  test('is the same for the same project', () => {
    expect(archiveOf(project, versions)).toEqual(archiveOf(project, versions));
  });
});

describe('the text for an issue', () => {
  test('has the version, the link, each file, and what the build printed', () => {
    const text = markdownOf({
      project,
      version: '5.112.2',
      output: 'compiled successfully\n',
      link: 'https://example.com/playground/#1.abc',
    });
    expect(text).toContain('webpack 5.112.2');
    expect(text).toContain('[Open in the playground](https://example.com/playground/#1.abc)');
    expect(text).toContain("**src/index.js**\n\n```js\nconsole.log('é');\n```");
    expect(text).toContain('**Output**\n\n```text\ncompiled successfully\n```');
  });

  test('quotes files that contain fences', () => {
    const files = [{ path: 'a.md', content: '````js\n```\n````' }];
    const text = markdownOf({ project: { files }, version: '5', output: '' });
    expect(text).toContain('`````md\n````js\n```\n````\n`````');
    expect(text).not.toContain('Open in the playground');
  });
});
