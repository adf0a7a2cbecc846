import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { filesOfGroup } from '../../offline/groups.ts';
import SaveGroup from './SaveGroup.tsx';
import { useOffline } from './use-offline.ts';

interface LanguageGroupProps {
  /** Base URL of the language, with a slash at both ends. */
  readonly base: string;
  readonly label: string;
  readonly lang: string;
}

/** The documentation in another language; nothing if its list of files can't be loaded. */
export default function LanguageGroup({ base, label, lang }: LanguageGroupProps): ReactNode {
  const { content } = useOffline(base);
  if (content === undefined) return null;
  return (
    <SaveGroup
      base={base}
      group="language"
      title={label}
      lang={lang}
      description={translate({
        id: 'portal.offline.language.description',
        message: 'Every page in this language, and a search across them.',
      })}
      files={filesOfGroup(content.manifest, 'language')}
      stored={content.stored}
    />
  );
}
