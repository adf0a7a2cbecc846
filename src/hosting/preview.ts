/**
 * The policy of the frame in which the playground runs its output; the frame itself is in `static/playground/`.
 *
 * The policy in the response sandboxes the document without an origin. It may run any code it receives, but can access
 * neither the portal's storage nor any network.
 */
import { policyText } from './policy.ts';

/** Value of the `Content-Security-Policy` header of the frame. */
export const previewPolicy = policyText({
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  // A build's output is text from the page: inline code, and files as blobs.
  'script-src': ["'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:'],
  'style-src': ["'unsafe-inline'", 'blob:', 'data:'],
  'img-src': ['blob:', 'data:'],
  'font-src': ['blob:', 'data:'],
  'media-src': ['blob:', 'data:'],
  'connect-src': ['blob:', 'data:'],
  'worker-src': ['blob:', 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});
