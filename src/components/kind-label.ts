import { translate } from '@docusaurus/Translate';
import type { Kind } from '@site/src/site/reference-kinds.ts';

/** Label of a kind of names. */
export function kindLabel(kind: Kind): string {
  const labels: Readonly<Record<Kind, string>> = {
    option: translate({ id: 'portal.coverage.option', message: 'Configuration options' }),
    'dev-server-option': translate({
      id: 'portal.coverage.dev-server-option',
      message: 'Options of the development server',
    }),
    plugin: translate({ id: 'portal.coverage.plugin', message: 'Plugins' }),
    'plugin-option': translate({
      id: 'portal.coverage.plugin-option',
      message: 'Options of plugins',
    }),
    hook: translate({ id: 'portal.coverage.hook', message: 'Hooks' }),
    'loader-context': translate({
      id: 'portal.coverage.loader-context',
      message: 'Loader context',
    }),
    'module-variable': translate({
      id: 'portal.coverage.module-variable',
      message: 'Variables and methods of modules',
    }),
    'magic-comment': translate({ id: 'portal.coverage.magic-comment', message: 'Magic comments' }),
    hmr: translate({ id: 'portal.coverage.hmr', message: 'Hot module replacement' }),
    'cli-command': translate({ id: 'portal.coverage.cli-command', message: 'Commands' }),
    'cli-flag': translate({ id: 'portal.coverage.cli-flag', message: 'Flags of the command line' }),
    'environment-variable': translate({
      id: 'portal.coverage.environment-variable',
      message: 'Environment variables',
    }),
    'node-api': translate({ id: 'portal.coverage.node-api', message: 'Node.js interface' }),
    'stats-field': translate({ id: 'portal.coverage.stats-field', message: 'Fields of stats' }),
    value: translate({ id: 'portal.coverage.value', message: 'Values of options' }),
    error: translate({ id: 'portal.coverage.error', message: 'Errors' }),
    warning: translate({ id: 'portal.coverage.warning', message: 'Warnings' }),
  };
  return labels[kind];
}
