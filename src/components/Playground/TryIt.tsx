import type { ReactNode } from 'react';
import { useEffect, useId, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { pairFiles } from '../../playground/compare.ts';
import type { FilePair } from '../../playground/compare.ts';
import { encodeProject } from '../../playground/share.ts';
import { trialConfiguration, trialProject, trials } from '../../playground/trials.ts';
import type { Trial } from '../../playground/trials.ts';
import Difference from './Difference.tsx';
import TextView from './TextView.tsx';
import { sizeText } from './sizes.ts';
import { failureText, loadingText } from './texts.ts';
import { useTrial } from './use-trial.ts';
import type { RunningTrial, TrialOutcome } from './use-trial.ts';
import styles from './styles.module.css';

function statusText({ isBuilding, progress, outcome }: RunningTrial): string {
  if (isBuilding) {
    return progress === undefined
      ? translate({ id: 'portal.playground.status.building', message: 'Building…' })
      : loadingText(progress, document.documentElement.lang);
  }
  if (outcome?.kind === 'failure') return failureText(outcome.failure.kind);
  return translate({ id: 'portal.try.done', message: 'Built' });
}

/** Errors and warnings of the outcome, in webpack's words. */
function problemsOf(outcome: TrialOutcome | undefined): string {
  if (outcome === undefined) return '';
  if (outcome.kind === 'failure') return outcome.failure.message;
  const problems = [outcome.first, outcome.second].flatMap(({ compilations }) =>
    compilations.flatMap(({ errors }) => errors.map(({ message }) => message)),
  );
  return [...new Set(problems)].join('\n\n');
}

interface FilesProps {
  readonly labels: readonly [string, string];
  readonly pairs: readonly FilePair[];
}

/** The size of a file in one of the builds, preceded by its path if that contains a hash. */
function fileText(name: string, path: string | undefined, text: string | undefined): string {
  if (path === undefined || text === undefined) return '–';
  const size = sizeText(new TextEncoder().encode(text).length, document.documentElement.lang);
  return path === name ? size : `${path}, ${size}`;
}

/** The emitted files of both builds, and the diff of one of them. */
function Files({ labels, pairs }: FilesProps): ReactNode {
  const [chosen, setChosen] = useState('');
  const pair =
    pairs.find(({ name }) => name === chosen) ??
    pairs.find(({ first, second }) => first !== second) ??
    pairs[0];
  if (pair === undefined) return null;
  const { name, first, second } = pair;
  return (
    <>
      <div className={styles.trialFiles}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                {translate({ id: 'portal.playground.output.file', message: 'File' })}
              </th>
              <th scope="col">{labels[0]}</th>
              <th scope="col">{labels[1]}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((one) => (
              <tr key={one.name}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.rowButton}
                    aria-pressed={one.name === name}
                    onClick={() => {
                      setChosen(one.name);
                    }}
                  >
                    {one.name}
                  </button>
                </th>
                <td>{fileText(one.name, one.firstPath, one.first)}</td>
                <td>{fileText(one.name, one.secondPath, one.second)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {first === second && (
        <p className={styles.note}>
          {translate({
            id: 'portal.try.same',
            message: 'The text of this file is the same with both values.',
          })}
        </p>
      )}
      <div className={styles.trialText}>
        {first === second || first === undefined || second === undefined ? (
          <TextView path={name} content={first ?? second ?? ''} />
        ) : (
          <Difference
            path={name}
            first={{ label: labels[0], content: first }}
            second={{ label: labels[1], content: second }}
          />
        )}
      </div>
    </>
  );
}

/** URL that opens a trial with a value in the playground, once it is known. */
function useAddress(trial: Trial, value: string): string {
  const playground = `${siteConfig.baseUrl}playground/`;
  const [address, setAddress] = useState(playground);
  useEffect(() => {
    let isCurrent = true;
    void encodeProject(trialProject(trial, value)).then((hash) => {
      if (isCurrent) setAddress(`${playground}#${hash}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [trial, value, playground]);
  return address;
}

/** Lets a reader choose a value of an option, and compares what webpack emits with it and with the first value. */
function TryIt({ trial }: { readonly trial: Trial }): ReactNode {
  const running = useTrial(trial);
  const { value, choose, retry, outcome, isBuilding, progress } = running;
  const address = useAddress(trial, value);
  const field = useId();
  const problems = isBuilding ? '' : problemsOf(outcome);
  const pairs = useMemo(
    () => (outcome?.kind === 'results' ? pairFiles(outcome.first, outcome.second) : []),
    [outcome],
  );
  return (
    <div className={styles.trial}>
      {isBuilding && (
        <progress
          className={styles.progress}
          aria-hidden="true"
          {...(progress !== undefined && { value: progress.fraction })}
        />
      )}
      <div className={styles.previewBar}>
        <label htmlFor={field}>
          <code>{trial.option}</code>
        </label>
        <select
          id={field}
          className={styles.select}
          value={value}
          onChange={({ target }) => {
            choose(target.value);
          }}
        >
          {trial.values.slice(1).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <span>
          {translate(
            { id: 'portal.try.compared', message: 'compared with {value}' },
            { value: trial.values[0] },
          )}
        </span>
        <a href={address} target="_self">
          {translate({ id: 'portal.code.playground', message: 'Open in the playground' })}
        </a>
        <span
          role="status"
          aria-label={translate({ id: 'portal.playground.status', message: 'Build result' })}
          className={styles.status}
          data-failed={problems !== ''}
        >
          {statusText(running)}
        </span>
      </div>
      <div className={styles.trialText}>
        <TextView path="webpack.config.mjs" content={trialConfiguration(trial, value).trimEnd()} />
      </div>
      {problems !== '' && (
        <>
          <pre role="alert" className={styles.message}>
            {problems}
          </pre>
          <p className={styles.note}>
            <button type="button" className={styles.button} onClick={retry}>
              {translate({ id: 'portal.load.retry', message: 'Try again' })}
            </button>
          </p>
        </>
      )}
      {outcome?.kind === 'results' && (
        <Files key={trial.option} labels={[trial.values[0], outcome.value]} pairs={pairs} />
      )}
    </div>
  );
}

/**
 * Opens the trial of an option in an element, replacing its content.
 *
 * @returns a function that removes it
 * @throws Error if there is no such trial
 */
export function openTrial(host: HTMLElement, option: string): () => void {
  const trial = trials.find((one) => one.option === option);
  if (trial === undefined) throw new Error(`There's no trial of ${option}.`);
  host.replaceChildren();
  const root = createRoot(host);
  root.render(<TryIt trial={trial} />);
  return () => {
    root.unmount();
  };
}
