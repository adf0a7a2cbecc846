import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The site's custom elements; their behavior is in `src/islands` and `src/client`. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'code-tools': CustomElement;
      'option-filter': CustomElement;
      'page-text': CustomElement;
      'paste-configuration': CustomElement;
      'paste-log': CustomElement;
      'scroll-table': CustomElement;
      'tab-group': CustomElement & { readonly 'data-group'?: string | undefined };
      'try-it': CustomElement;
      'version-changes': CustomElement;
    }
  }
}
