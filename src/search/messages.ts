import type { SearchAnswer, SearchOptions } from './answer.ts';

/** What the page asks of the worker; `folder` is the address of the index. */
export type ToWorker =
  | { readonly type: 'load'; readonly folder: string }
  | {
      readonly type: 'query';
      readonly folder: string;
      readonly id: number;
      readonly query: string;
      readonly options: SearchOptions;
    };

/** What the worker answers; `texts` says that snippets are there from now on. */
export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly answer: SearchAnswer }
  | { readonly type: 'failure'; readonly id: number; readonly reason: string }
  | { readonly type: 'texts' };
