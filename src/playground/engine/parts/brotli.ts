import start, { compress } from 'brotli-wasm/web';
import code from 'brotli-wasm/code';
import { register } from '../parts.ts';

register(
  'brotli',
  start(code).then(() => ({ compress })),
);
