import type { ReactNode } from 'react';
import { useId, useSyncExternalStore } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { groupState } from '../../offline/groups.ts';
import type { GroupId } from '../../offline/groups.ts';
import {
  cancelSave,
  isWanted,
  jobState,
  removeGroup,
  saveGroup,
  subscribeToJobs,
} from '../../offline/jobs.ts';
import type { OfflineFile } from '../../offline/manifest.ts';
import styles from './styles.module.css';
import { phaseText, sizeText } from './texts.ts';

interface SaveGroupProps {
  /** Base URL of the group's language, with a slash at both ends. */
  readonly base: string;
  readonly group: GroupId;
  readonly title: string;
  /** Language of the title, if it isn't that of the page. */
  readonly lang?: string;
  readonly description: string;
  readonly files: readonly OfflineFile[];
  /** Paths of all stored files of the language. */
  readonly stored: ReadonlySet<string>;
}

function nothingRuns(): undefined {
  return undefined;
}

function isNotWanted(): boolean {
  return false;
}

/**
 * A group that can be saved: its size before anything is loaded, how much of it is stored, and the available actions.
 */
export default function SaveGroup(props: SaveGroupProps): ReactNode {
  const { base, group, title, lang, description, files, stored } = props;
  const { i18n, siteConfig } = useDocusaurusContext();
  const id = useId();
  const job = useSyncExternalStore(subscribeToJobs, () => jobState(base, group), nothingRuns);
  const wanted = useSyncExternalStore(subscribeToJobs, () => isWanted(base, group), isNotWanted);
  const { bytes, storedBytes, missingWire } = groupState(files, stored);
  const isRunning = job?.phase === 'running';
  const isComplete = storedBytes === bytes;
  const size = (count: number) => sizeText(count, i18n.currentLocale);
  const shown = isRunning ? Math.max(job.bytes, storedBytes) : storedBytes;
  const isBegun = storedBytes > 0;
  const save = () => void saveGroup(base, group, base !== siteConfig.baseUrl);

  return (
    <li className={styles.group} aria-labelledby={`${id}title`}>
      <h3 className={styles.title} id={`${id}title`} {...(lang !== undefined && { lang })}>
        {title}
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.size} id={`${id}size`}>
        {isComplete ? (
          <Translate id="portal.offline.stored" values={{ size: size(bytes) }}>
            {'On this device: {size}'}
          </Translate>
        ) : (
          <Translate
            id="portal.offline.size"
            values={{ wire: size(missingWire), stored: size(shown), size: size(bytes) }}
          >
            {'{wire} to download; {stored} of {size} on this device'}
          </Translate>
        )}
      </p>
      {(isRunning || (isBegun && !isComplete)) && (
        <progress
          className={styles.progress}
          value={shown}
          max={bytes}
          aria-labelledby={`${id}title`}
        />
      )}
      <p role="status" className={styles.status}>
        {job !== undefined && phaseText(job.phase)}
      </p>
      <div className={styles.actions}>
        {isRunning && (
          <button
            type="button"
            className="button button--secondary button--outline"
            aria-describedby={`${id}title`}
            onClick={() => {
              cancelSave(base, group);
            }}
          >
            <Translate id="portal.offline.cancel">Cancel</Translate>
          </button>
        )}
        {!isRunning && !isComplete && (
          <button
            type="button"
            className="button button--primary"
            aria-describedby={`${id}title ${id}size`}
            onClick={save}
          >
            {wanted && isBegun
              ? translate({ id: 'portal.offline.continue', message: 'Continue saving' })
              : translate({ id: 'portal.offline.save', message: 'Save for offline' })}
          </button>
        )}
        {!isRunning && isBegun && (
          <button
            type="button"
            className="button button--secondary button--outline"
            aria-describedby={`${id}title`}
            onClick={() => void removeGroup(base, group)}
          >
            <Translate id="portal.offline.remove">Remove</Translate>
          </button>
        )}
      </div>
    </li>
  );
}
