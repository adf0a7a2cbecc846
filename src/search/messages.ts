import type { SearchAnswer, SearchOptions } from './answer.ts';

/** Messages from the page to the worker; `folder` is the URL of the index. */
export type ToWorker =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'query';
      readonly folder: string;
      readonly id: number;
      readonly query: string;
      readonly options: SearchOptions;
    };

/** Messages from the worker; `texts` announces that snippets are now available. */
export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: 'failure'; readonly id: number; readonly reason: string }
  | { readonly type: 'texts' };
