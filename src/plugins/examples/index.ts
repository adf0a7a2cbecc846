export { remarkQuote, type QuoteOptions } from './remark-quote.ts';
