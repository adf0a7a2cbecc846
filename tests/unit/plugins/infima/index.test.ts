import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { unusedInfima } from '../../../../src/plugins/infima/index.ts';

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const css = `
:root { --ifm-color-primary: blue; --ifm-pills-spacing: 1px; }
.alert { color: var(--ifm-color-primary); }
.pills { color: red; }
.navbar__brand, .table-of-contents { color: green; }
`;

async function rulesAfter(from: string): Promise<string[]> {
  const { root } = await postcss([unusedInfima(siteDir)]).process(css, { from });
  const rules: string[] = [];
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    rules.push(`${parent?.type === 'rule' ? parent.selector : ''} ${declaration.prop}`);
  });
  return rules;
}

it('rules and custom properties of Infima that nothing names are left out', async () => {
  expect(await rulesAfter('/site/node_modules/infima/dist/css/default/default.css')).toEqual([
    ':root --ifm-color-primary',
    '.alert color',
    '.table-of-contents color',
  ]);
});

it('other styles stay as they are', async () => {
  expect(await rulesAfter('/site/src/css/base.css')).toHaveLength(5);
});
