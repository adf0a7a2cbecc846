import { translate } from '@docusaurus/Translate';
import type { RecordKind } from '../../search/types.ts';

/** Labels of the result kinds, in the reader's language. */
export function kindLabels(): Readonly<Record<RecordKind, string>> {
  return {
    guide: translate({ id: 'portal.search.kind.guide', message: 'Guide' }),
    concept: translate({ id: 'portal.search.kind.concept', message: 'Concept' }),
    option: translate({ id: 'portal.search.kind.option', message: 'Configuration' }),
    api: translate({ id: 'portal.search.kind.api', message: 'API' }),
    hook: translate({ id: 'portal.search.kind.hook', message: 'Hook' }),
    variable: translate({ id: 'portal.search.kind.variable', message: 'Variable' }),
    flag: translate({ id: 'portal.search.kind.flag', message: 'Command line' }),
    error: translate({ id: 'portal.search.kind.error', message: 'Error' }),
    loader: translate({ id: 'portal.search.kind.loader', message: 'Loader' }),
    plugin: translate({ id: 'portal.search.kind.plugin', message: 'Plugin' }),
    migration: translate({ id: 'portal.search.kind.migration', message: 'Migration' }),
    contribute: translate({ id: 'portal.search.kind.contribute', message: 'Contributing' }),
    post: translate({ id: 'portal.search.kind.post', message: 'Blog' }),
    term: translate({ id: 'portal.search.kind.term', message: 'Term' }),
    page: translate({ id: 'portal.search.kind.page', message: 'Page' }),
  };
}
