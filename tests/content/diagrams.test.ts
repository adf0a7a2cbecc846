import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as assets from '../../src/components/diagrams/data/asset-management.ts';
import * as caching from '../../src/components/diagrams/data/caching.ts';
import * as splitting from '../../src/components/diagrams/data/code-splitting.ts';
import * as hot from '../../src/components/diagrams/data/hot-module-replacement.ts';
import * as federation from '../../src/components/diagrams/data/micro-frontends.ts';
import { react } from '../../src/components/diagrams/data/module-federation.ts';
import * as resolution from '../../src/components/diagrams/data/module-resolution.ts';
import * as publicPath from '../../src/components/diagrams/data/public-path.ts';
import * as shaking from '../../src/components/diagrams/data/tree-shaking.ts';

const read = (file: string): string => readFileSync(`examples/${file}`, 'utf8');

/** The names and sizes of the files that a recorded build has written. */
const written = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...read(file).matchAll(/^ *asset (?<name>\S+\.\w+) (?<size>[\d.]+ \w+) /gmu)].map(
      ({ groups: { name = '', size = '' } = {} }) => [name, size],
    ),
  );

const chunks = (parts: Record<string, { name: string; size: string }>): Record<string, string> =>
  Object.fromEntries(Object.values(parts).map(({ name, size }) => [name, size]));

const scripts = (file: string): Record<string, string> =>
  Object.fromEntries(Object.entries(written(file)).filter(([name]) => name.endsWith('.js')));

it('draws the files that the bird log has and writes', () => {
  const { sources } = assets;
  const step = 'asset-management/5-fonts';
  const build = read(`${step}/output/build.txt`);
  expect(Object.keys(written(`${step}/output/build.txt`)).sort()).toEqual(
    Object.values(assets.written).sort(),
  );
  for (const part of ['logo', 'font', 'heron'] as const) {
    expect(build).toMatch(
      new RegExp(`asset ${assets.written[part]} .*from: src/\\w+/${sources[part]}\\]`, 'u'),
    );
  }
  const page = read(`${step}/src/${sources.page}`);
  expect(page).toContain(`<script src="./${sources.script}"`);
  expect(page).toContain(`<img src="./images/${sources.logo}"`);
  const script = read(`${step}/src/${sources.script}`);
  expect(script).toContain(`import './${sources.styles}'`);
  expect(script).toContain(`from './${sources.classes}'`);
  expect(script).toContain(`new URL('./images/${sources.heron}'`);
  expect(script).toContain(`new URL('./images/${sources.kingfisher}'`);
  const styles = read(`${step}/src/${sources.styles}`);
  expect(styles).toContain(`@import './${sources.base}'`);
  expect(styles).toContain(`url('./fonts/${sources.font}')`);
  expect(styles).toContain(`url('./images/${sources.dot}')`);
  const output = read(`${step}/output/app.css`);
  expect(output).toContain(`url(${assets.written.font})`);
  expect(output).toContain('list-style-image:url(data:image/svg+xml');
});

it('draws the chunks of the trail finder before and after splitting', () => {
  const before = 'code-splitting/1-entry-points/output/build.txt';
  const after = 'code-splitting/3-split-chunks/output/build.txt';
  expect(scripts(before)).toEqual(chunks(splitting.before));
  expect(scripts(after)).toEqual(chunks(splitting.after));
  for (const page of ['list', 'map'] as const) {
    const { name } = splitting.before[page];
    // The trails, and the modules of the package.
    expect(read(before)).toContain(`./src/${name} + ${splitting.packageModules + 1} modules`);
    expect(read(after)).toContain(`./src/${name} + 1 modules`);
    expect(read(after)).toMatch(
      new RegExp(
        `= ${splitting.after.shared.name} .* ${splitting.after[page].name} ${splitting.after[page].size}$`,
        'mu',
      ),
    );
  }
  expect(read(after)).toContain(
    `./node_modules/${splitting.packageName}/sortBy.js + ${splitting.packageModules - 1} modules`,
  );
  expect(read('code-splitting/3-split-chunks/src/list.js')).toContain(splitting.trails);
});

it('draws the names of both builds of the library desk', () => {
  const step = 'caching/2-boilerplate/output';
  expect(written(`${step}/build.txt`)).toEqual(caching.sizes);
  expect(Object.keys(caching.sizes).sort()).toEqual(
    [caching.page, caching.edited.before, ...caching.kept].sort(),
  );
  expect(read(`${step}/changed.txt`).trim()).toBe(caching.edited.after);
  const page = read(`${step}/index.html`);
  for (const name of [caching.edited.after, ...caching.kept]) expect(page).toContain(`=${name}`);
  expect(page).not.toContain(caching.edited.before);
});

it('draws what is left of the kit', () => {
  const { files, exportsOfKit } = shaking;
  for (const [step, { script, styles }] of [
    ['2-undeclared', shaking.undeclared],
    ['5-index-kept', shaking.declared],
  ] as const) {
    expect(written(`tree-shaking/${step}/output/webpack.txt`)).toMatchObject({
      'app.js': script,
      'app.css': styles,
    });
    const source = (file: string): string => read(`tree-shaking/${step}/${file}`);
    expect(source(files.app)).toContain(`import { ${exportsOfKit.used} } from '../${files.index}'`);
    expect(source(files.index)).toContain("import './reset.css'");
    expect(source(files.index)).toContain(`export { ${exportsOfKit.used} } from './button.js'`);
    expect(source(files.index)).toContain(`export { ${exportsOfKit.unused} } from './chart.js'`);
    expect(source(files.button)).toContain("import './button.css'");
    expect(source(files.chart)).toContain("import './chart.css'");
    expect(source('output/app.js')).not.toContain('createElement("table")');
    expect(source('output/app.css')).toMatch(/^button\{.*\.kit-button\{/u);
  }
  expect(JSON.parse(read('tree-shaking/5-index-kept/kit/package.json'))).toMatchObject({
    sideEffects: shaking.effects,
  });
  expect(read('tree-shaking/2-undeclared/kit/package.json')).not.toContain('sideEffects');
  expect(read('tree-shaking/2-undeclared/output/app.css')).toContain('.kit-chart');
  expect(read('tree-shaking/2-undeclared/output/app.js')).toContain('new Map');
  expect(read('tree-shaking/5-index-kept/output/app.css')).not.toContain('.kit-chart');
  expect(read('tree-shaking/5-index-kept/output/app.js')).not.toContain('new Map');
});

it('draws the requests for the picture of the gallery', () => {
  const { auto, explicit } = publicPath;
  const names = written('public-path/1-auto/output/webpack.txt');
  expect(names).toHaveProperty([auto.script]);
  expect(names).toHaveProperty([auto.file]);
  expect(new URL(`../${auto.file}`, auto.site + auto.script).href).toBe(auto.site + auto.file);
  expect(new URL(auto.publicPath + auto.file, auto.site).href).toBe(auto.site + auto.file);
  // The project itself checks in a browser how its public path ends.
  expect(read('public-path/1-auto/src/label.js')).toContain(`.endsWith('/${auto.publicPath}')`);
  expect(written('public-path/2-runtime/output/webpack.txt')).toHaveProperty([explicit.file]);
  expect(read('public-path/2-runtime/output/index.html')).toContain(
    `globalThis.assetHost="${explicit.publicPath}"`,
  );
  expect(read('public-path/2-runtime/src/public-path.js')).toContain(
    '__webpack_public_path__ = globalThis.assetHost',
  );
});

it('draws each request of the fruit shop with the file that was found', () => {
  const step = 'module-resolution/1-requests';
  const found = read(`${step}/output/resolve.txt`)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ +/u));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      Object.values(resolution.resolved).map(({ request, file }) => [request, file]),
    ),
  );
  const { from, to } = resolution.importsPattern;
  expect(JSON.parse(read(`${step}/package.json`))).toMatchObject({ imports: { [from]: to } });
  expect(read(`${step}/webpack.config.js`)).toContain(`'${resolution.aliasFolder}'`);
  expect(JSON.parse(readFileSync('node_modules/clsx/package.json', 'utf8'))).toMatchObject({
    exports: { '.': { import: { default: resolution.packageTarget } } },
  });
  for (const { request } of Object.values(resolution.resolved)) {
    expect(read(`${step}/${resolution.importer}`)).toContain(`from '${request}'`);
  }
});

it('draws what the calculator for bread accepts', () => {
  const { accepted, files } = hot;
  const source = read(`hot-module-replacement/1-accept/${files.accepting}`);
  expect(source.match(/\.accept\(.*\)/gu)).toEqual([
    `.accept('${accepted.request}', ${accepted.handler})`,
  ]);
  expect(read(`hot-module-replacement/1-accept/${files.edited}`)).not.toContain('webpackHot');
});

it('draws what the library and the report say to each other', () => {
  const { host, remote, request, sharedPackage } = federation;
  const step = 'micro-frontends/1-two-servers';
  expect(read(`${step}/library/src/index.ts`)).toContain(host.entry);
  expect(host.entry).toContain(host.module.replace('src/', './'));
  expect(read(`${step}/library/src/Report.tsx`)).toContain(request);
  const library = read(`${step}/library/webpack.config.ts`);
  expect(library).toContain(`'${remote.server.slice(0, -1)}'`);
  expect(library).toContain(`/${remote.container}\``);
  const report = read(`${step}/report/webpack.config.ts`);
  expect(report).toContain(`filename: '${remote.container}'`);
  expect(report).toContain(`exposes: { '${remote.key}': './${remote.module}' }`);
  expect(read(`${step}/webpack.shared.ts`)).toContain(`${sharedPackage}: { singleton: true`);
});

it('draws the React that the shop and the cart share', () => {
  expect(JSON.parse(read('module-federation/1-shop-and-cart/package.json'))).toMatchObject({
    dependencies: { react },
  });
});
