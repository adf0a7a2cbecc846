declare module '@portal/printable-content' {
  import type { ComponentType } from 'react';

  interface PageModule {
    readonly default: ComponentType<object>;
  }

  /** Compiled pages by section id on the server; undefined in the browser. */
  const content: Readonly<Record<string, readonly PageModule[]>> | undefined;
  export default content;
}

declare module '@generated/portal/default/anchor-redirects.json' {
  import type { RedirectRule } from '@site/src/site/redirect-rows.ts';

  const rules: readonly RedirectRule[];
  export default rules;
}

declare module '@portal/highlight' {
  import type highlightCode from '@site/src/components/CodeBlock/highlight.ts';

  /** The highlighter on the server; undefined in the browser. */
  const highlight: typeof highlightCode | undefined;
  export default highlight;
}

declare module '@portal/contributors' {
  import type { ComponentType } from 'react';

  /** The list itself on the server; in the browser its code is loaded once it is in view. */
  const Contributors: ComponentType<{ readonly handles: readonly string[] }>;
  export default Contributors;
}

declare module '@portal/walkthrough' {
  import type { ComponentType } from 'react';

  /** The walkthrough itself on the server; in the browser the server's HTML is kept. */
  const Walkthrough: ComponentType;
  export default Walkthrough;
}

declare module '@generated/home/default/walkthrough.json' {
  import type { WalkthroughData } from '@site/src/content/plugin-data.ts';

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

declare module '@generated/reference/default/changes.json' {
  import type { ChangeList } from '@site/src/content/plugin-data.ts';

  const changes: ChangeList;
  export default changes;
}

declare module '@generated/reference/default/names.json' {
  import type { ExplainedName } from '@site/src/content/plugin-data.ts';

  const names: readonly ExplainedName[];
  export default names;
}

declare module '@generated/reference/default/messages.json' {
  import type { KnownMessage } from '@site/src/content/messages/patterns.ts';

  const messages: readonly KnownMessage[];
  export default messages;
}

declare module '@generated/reference/default/ages.json' {
  import type { PlaceAges } from '@site/src/content/plugin-data.ts';

  const ages: PlaceAges;
  export default ages;
}

declare module '@generated/reference/default/flags.json' {
  import type { FlagList } from '@site/src/content/plugin-data.ts';

  const flags: FlagList;
  export default flags;
}

declare module '@generated/reference/default/coverage.json' {
  import type { CoverageReport } from '@site/src/content/plugin-data.ts';

  const report: CoverageReport;
  export default report;
}

declare module '@generated/portal-languages/default/status.json' {
  import type { LanguageStatus } from '@site/src/content/plugin-data.ts';

  const status: readonly LanguageStatus[];
  export default status;
}

declare module 'nprogress' {
  interface Options {
    readonly showSpinner?: boolean;
    /** HTML of the bar. */
    readonly template?: string;
    /** Selects the part of the template that grows. */
    readonly barSelector?: string;
  }

  const nprogress: { readonly configure: (options: Options) => void };
  export default nprogress;
}

declare module 'prism-react-renderer/dist/index.mjs' {
  export * from 'prism-react-renderer';
}

declare module '@theme-original/prism-include-languages' {
  import includeLanguages from '@theme/prism-include-languages';

  export default includeLanguages;
}

declare module '@docusaurus/core/lib/client/clientEntry.js';

declare module 'semver' {
  /** The part of the package that the portal uses, because the package has no types. */
  interface SemVer {
    minVersion(range: string): { readonly version: string } | null;
    satisfies(version: string, range: string): boolean;
    validRange(range: string): string | null;
    intersects(one: string, other: string): boolean;
    compare(one: string, other: string): -1 | 0 | 1;
  }

  const semver: SemVer;
  export default semver;
}

/** Parts of webpack and schema-utils that also run in browsers and have no published types. */
declare module 'webpack/lib/config/defaults.js' {
  export function applyWebpackOptionsBaseDefaults(options: object): void;
  export function applyWebpackOptionsDefaults(options: object): object;
}

declare module 'webpack/lib/config/normalization.js' {
  export function getNormalizedWebpackOptions(
    options: object,
  ): Record<string, unknown> & { infrastructureLogging: object };
}

declare module 'webpack/lib/rules/RuleSetCompiler.js' {
  const compiler: {
    readonly hasRuleForResource: (rules: unknown, resource: string) => boolean;
  };
  export default compiler;
}

declare module 'webpack/schemas/WebpackOptions.json' {
  const schema: object;
  export default schema;
}

declare module 'schema-utils/dist/ValidationError.js' {
  const exported: object;
  export default exported;
}

declare module 'watchpack/lib/util/globToRegExp.js' {
  export default function globToRegExp(glob: string): string;
}

declare module '@generated/playground-facts/default/completions.json' {
  import type { CompletionData } from '@site/src/site/completions.ts';

  const completions: CompletionData;
  export default completions;
}

declare module '@generated/playground-facts/default/versions.json' {
  /** Versions of the installed packages that a downloaded project needs. */
  const versions: Readonly<Record<'webpack' | 'webpack-cli', string>>;
  export default versions;
}
