export { remarkQuote } from './remark-quote.ts';
export { remarkLivePreview } from './remark-live-preview.ts';
