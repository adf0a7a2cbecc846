import { translate } from '@docusaurus/Translate';
import type { GroupId } from '../../offline/groups.ts';
import type { JobState } from '../../offline/jobs.ts';

/** A size as shown to readers: megabytes with one decimal. */
export function sizeText(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);
}

interface GroupText {
  readonly title: string;
  readonly description: string;
}

/** Name and description of a group in the reader's own language. */
export function groupText(group: Exclude<GroupId, 'language'>): GroupText {
  switch (group) {
    case 'everything':
      return {
        title: translate({ id: 'portal.offline.everything', message: 'Everything' }),
        description: translate({
          id: 'portal.offline.everything.description',
          message: 'Everything listed below, in this language.',
        }),
      };
    case 'pages':
      return {
        title: translate({ id: 'portal.offline.pages', message: 'Pages and search' }),
        description: translate({
          id: 'portal.offline.pages.description',
          message:
            'Every page, and a search across them. Saved automatically while your browser is idle.',
        }),
      };
    case 'excerpts':
      return {
        title: translate({ id: 'portal.offline.excerpts', message: 'Excerpts for the search' }),
        description: translate({
          id: 'portal.offline.excerpts.description',
          message: 'The lines around what you have searched for, below each result.',
        }),
      };
    case 'printable':
      return {
        title: translate({ id: 'portal.offline.printable', message: 'Printable pages' }),
        description: translate({
          id: 'portal.offline.printable.description',
          message: 'Each section as one long page.',
        }),
      };
    case 'projects':
      return {
        title: translate({ id: 'portal.offline.projects', message: 'Projects from the guides' }),
        description: translate({
          id: 'portal.offline.projects.description',
          message: 'The files of every step, to read and to download.',
        }),
      };
  }
}

/** Status text of a job; empty if the size is enough. */
export function phaseText(phase: JobState['phase']): string {
  switch (phase) {
    case 'running':
      return translate({ id: 'portal.offline.saving', message: 'Saving …' });
    case 'done':
      return translate({ id: 'portal.offline.done', message: 'Saved on this device.' });
    case 'removed':
      return translate({ id: 'portal.offline.removed', message: 'Removed from this device.' });
    case 'cancelled':
      return translate({
        id: 'portal.offline.cancelled',
        message: 'Stopped. What has been saved so far stays, and saving can continue from there.',
      });
    case 'network':
      return translate({
        id: 'portal.offline.interrupted',
        message: 'The connection is lost. Saving continues when it is back.',
      });
    case 'outdated':
      return translate({
        id: 'portal.offline.outdated',
        message: 'The site has just been updated. Reload this page and save again.',
      });
    case 'full':
      return translate({
        id: 'portal.offline.full',
        message: 'Your browser has no room for more. Remove something, here or from other sites.',
      });
    case 'blocked':
      return translate({
        id: 'portal.offline.blocked',
        message: 'Your browser doesn’t let this site store anything, as in a private window.',
      });
  }
}
