declare module '@portal/printable-content' {
  import type { ComponentType } from 'react';

  interface PageModule {
    readonly default: ComponentType<object>;
  }

  /** Compiled pages by section id on the server; nothing in the browser. */
  const content: Readonly<Record<string, readonly PageModule[]>> | undefined;
  export default content;
}

declare module '@generated/portal/default/anchor-redirects.json' {
  import type { RedirectRule } from '@site/src/site/find-redirect.ts';

  const rules: readonly RedirectRule[];
  export default rules;
}

declare module '@generated/home/default/walkthrough.json' {
  import type { WalkthroughData } from '@site/src/plugins/home/walkthrough.ts';

  const walkthrough: WalkthroughData;
  export default walkthrough;
}

declare module '@generated/home/default/sponsors-summary.json' {
  import type { SponsorsSummary } from '@site/src/site/sponsors/select.ts';

  const summary: SponsorsSummary;
  export default summary;
}

declare module '@generated/home/default/sponsors.json' {
  import type { Snapshot } from '@site/src/site/sponsors/schema.ts';

  const snapshot: Snapshot;
  export default snapshot;
}
