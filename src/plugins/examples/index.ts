export { remarkQuote, type QuoteOptions } from './remark-quote.ts';
export { remarkLivePreview } from './remark-live-preview.ts';
export { remarkStepFiles } from './remark-step-files.ts';
