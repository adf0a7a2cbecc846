export { remarkQuote } from './remark-quote.ts';
export { remarkLivePreview } from './remark-live-preview.ts';
export { remarkChunkNames } from './remark-chunk-names.ts';
export { remarkStepFiles } from './remark-step-files.ts';
