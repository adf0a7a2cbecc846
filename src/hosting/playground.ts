/**
 * The document that the playground's engine runs in, and its policy. See `decisions/021-playground-in-a-sandbox.md`.
 *
 * The policy in the response sandboxes the document without an origin, so neither it nor its worker can access anything
 * of the portal. They can't connect to anything, and only run what the page passes to them.
 */
import { sourceHash } from './inline-code.ts';
import { policyText } from './policy.ts';

/** Starts workers for the page, one at a time. A worker receives the port that comes with the message. */
const frameScript = `
let address, worker;
const tell = (message) => parent.postMessage(message, '*');
addEventListener('message', ({ source, data, ports }) => {
  if (source !== parent) return;
  if (data.type === 'ping') tell({ type: 'pong' });
  if (data.type !== 'start') return;
  worker?.terminate();
  address ??= URL.createObjectURL(new Blob([data.code], { type: 'text/javascript' }));
  worker = new Worker(address);
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ type: 'error', message: String(event.message) });
  };
  worker.postMessage(undefined, ports);
});
try {
  new Function('');
  tell({ type: 'ready' });
} catch {
  tell({ type: 'blocked' });
}
`;

export const engineFrame = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>webpack</title>
<script>${frameScript}</script>
</html>
`;

/** Value of the `Content-Security-Policy` header of the engine's files. */
export const enginePolicy = policyText({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  // webpack generates code at run time, and the project's own code is text.
  'script-src': [`'${sourceHash(frameScript)}'`, "'unsafe-eval'", 'blob:'],
  'worker-src': ['blob:'],
  'connect-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});
