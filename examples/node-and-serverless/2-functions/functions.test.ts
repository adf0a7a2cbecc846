import assert from 'node:assert/strict';
import { test } from 'node:test';

process.setSourceMapsEnabled(true);

test('the function answers with an image', async () => {
  const { handler } = await import(`${import.meta.dirname}/dist/function/index.js`);
  const { statusCode, body } = await handler({ rawQueryString: 'tool=drill' });
  assert.equal(statusCode, 200);
  assert.equal(Buffer.from(body, 'base64').toString('latin1', 1, 4), 'PNG');
});

test('an error names the line of the source', async () => {
  const { handler } = await import(`${import.meta.dirname}/dist/function/index.js`);
  await assert.rejects(handler({ rawQueryString: 'tool=saw' }), ({ stack }: Error) => {
    assert.match(stack!, /drawLabel \(webpack:\/\/tool-labels\/src\/label\.ts:16/);
    return true;
  });
});

test('the worker answers with an image', async () => {
  const { default: worker } = await import(`${import.meta.dirname}/dist/edge/index.js`);
  const response: Response = await worker.fetch(new Request('https://labels.example/?tool=drill'));
  assert.match(await response.text(), /Cordless drill/);
});
