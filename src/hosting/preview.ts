/**
 * The policy of the frame in which the playground runs what it has built; the frame itself is in `static/playground/`.
 *
 * The answer's own policy puts the document into a sandbox without an origin. It may run whatever it is given, and
 * reach nothing: neither the portal's storage nor any network.
 */
const directives: Readonly<Record<string, readonly string[]>> = {
  sandbox: ['allow-scripts'],
  'default-src': ["'none'"],
  // Results of a build are text from the page: inline code, and files as blobs.
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
};

/** Value of the `Content-Security-Policy` header of the frame. */
export const previewPolicy = Object.entries(directives)
  .map(([name, values]) => [name, ...values].join(' '))
  .join('; ');
