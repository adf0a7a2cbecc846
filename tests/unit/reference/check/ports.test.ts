import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/content/source-page.ts';
import { Catalog } from '../../../../src/reference/catalog.ts';
import { findingText } from '../../../../src/reference/check/finding.ts';
import { findUnexplainedPorts } from '../../../../src/reference/check/ports.ts';
import { withDefinitions } from '../../../../src/reference/coverage.ts';

const catalog = new Catalog(new Map());

function check(text: string): string[] {
  const page = parsePage(
    'docs/guides/development.mdx',
    `---\ntitle: Development\n---\n\n${text}\n`,
  );
  return findUnexplainedPorts(withDefinitions(page, catalog)).map(findingText);
}

const sample = '```js\nexport default { devServer: { port: 3000 } };\n```';

describe('a port', () => {
  it.each([
    ['Open `http://localhost:8081/`.', '8081'],
    ['The terminal shows `http://127.0.0.1:3000/`.', '3000'],
    ['The socket is at `ws://localhost:4000/ws`.', '4000'],
    ['The library runs on port 8090.', '8090'],
    ['Start it with `npx webpack serve --port=9000`.', '9000'],
    [`Open [the page](/) at http://[::1]:5000/.`, '5000'],
    [`${sample}\n\nOpen \`http://localhost:3001/\`.`, '3001'],
    ['The second finds port <Value of="dev-server-first-port" /> taken, and uses 8082.', '8082'],
    ['Instead of <Value of="dev-server-first-port" />, it takes 9000.', '9000'],
    ['It starts at <Value of="dev-server-first-port" />; if that is taken, at 8090.', '8090'],
    [`${sample}\n\nIt is <Value of="dev-server-first-port" />, then 3001.`, '3001'],
    ['With 8079, <Value of="dev-server-first-port" /> stays free.', '8079'],
  ])('that nothing explains is found in "%s"', (text, port) => {
    expect(check(text)).toEqual([
      expect.stringContaining(`number: port ${port} is neither 8080, which webpack-dev-server`),
    ]);
  });

  it.each([
    'Open `http://localhost:8080/`.',
    'The server runs on port 8080.',
    'The second finds port <Value of="dev-server-first-port" /> taken, and uses 8081.',
    `${sample}\n\nInstead of <Value of="dev-server-first-port" />, it takes 3000.`,
    'It waits for <Value of="dev-server-first-port" />, up to 5.10.1000 times.',
    'A limit of <Value of="performance.maxAssetSize" />, or 5000, is common.',
    'The port is <Value of="dev-server-first-port" />. See `9000`.',
    `${sample}\n\nOpen \`http://localhost:3000/\`.`,
    `Open \`http://localhost:3000/\`.\n\n${sample}`,
    '```bash\nnpx webpack serve --port 9000\n```\n\nThe page is on port 9000.',
    'If another program uses a port, say port 9000, the server takes the next one.',
    'The site is at `https://example.com:8443/`.',
    // The example's configuration has the ports.
    '```ts file=micro-frontends/1-two-servers/library/webpack.config.ts\n```\n\nOpen `http://localhost:8090/`.',
    '<StepFiles example="micro-frontends/1-two-servers" />\n\nThe report is on port 8091.',
  ])('is explained in "%s"', (text) => {
    expect(check(text)).toEqual([]);
  });
});
