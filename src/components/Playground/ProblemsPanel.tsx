import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { KnownMessage } from '../../content/messages/patterns.ts';
import { recognize } from '../../content/messages/recognize.ts';
import type { Problem } from '../../playground/engine/protocol.ts';
import type { Place } from './CodePane.tsx';
import { failureText } from './texts.ts';
import type { Outcome } from './use-playground.ts';
import styles from './styles.module.css';

interface ProblemsPanelProps {
  readonly outcome: Outcome;
  /** Paths in the project that can be opened. */
  readonly paths: readonly string[];
  readonly onGoTo: (place: Place) => void;
}

type Item = Pick<Problem, 'message' | 'file' | 'line' | 'column' | 'details'> & {
  readonly severity: 'error' | 'warning';
  readonly title?: string;
};

function itemsOf(outcome: Outcome): Item[] {
  if (outcome.kind === 'failure') {
    const { kind, message, file, line, column, stack } = outcome.failure;
    const title = failureText(kind);
    return [{ severity: 'error', title, message, file, line, column, details: stack }];
  }
  const of = (severity: Item['severity'], problems: readonly Problem[]): Item[] =>
    problems.map((problem) => ({ ...problem, severity }));
  const { compilations } = outcome.result;
  return [
    ...compilations.flatMap(({ errors }) => of('error', errors)),
    ...compilations.flatMap(({ warnings }) => of('warning', warnings)),
  ];
}

/** Number of problems. */
export function countProblems(outcome: Outcome | undefined): number {
  return outcome === undefined ? 0 : itemsOf(outcome).length;
}

/** Maximum number of messages to look up; if there are more, they have the same few causes. */
const mostRecognized = 100;

/** URLs of the explanations of messages, if there are any. The list of messages is loaded on first use. */
function useExplanations(texts: readonly string[]): readonly (string | undefined)[] {
  const [messages, setMessages] = useState<readonly KnownMessage[]>([]);
  const isNeeded = texts.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    import('@generated/reference/default/messages.json').then(
      ({ default: known }) => {
        if (isCurrent) setMessages(known);
      },
      // Without the list, links lead to the page with all messages.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return useMemo(
    () =>
      messages.length === 0
        ? []
        : texts.slice(0, mostRecognized).map((text) => recognize(text, messages)[0]?.message.url),
    [messages, texts],
  );
}

/** Errors and warnings, with their positions and the page that explains them. */
export default function ProblemsPanel({ outcome, paths, onGoTo }: ProblemsPanelProps): ReactNode {
  const items = useMemo(() => itemsOf(outcome), [outcome]);
  const texts = useMemo(() => items.map(({ message }) => message), [items]);
  const explanations = useExplanations(texts);
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        {translate({
          id: 'portal.playground.problems.none',
          message: 'No errors and no warnings.',
        })}
      </p>
    );
  }
  return (
    <ul className={styles.problems}>
      {items.map(({ severity, title, message, file, line, column, details }, index) => {
        const explanation = explanations[index];
        const canGo = file !== undefined && paths.includes(file);
        const place = [file, line, column].filter((part) => part !== undefined).join(':');
        return (
          <li key={index} className={styles.problem} data-severity={severity}>
            <p className={styles.problemHead}>
              <strong>
                {severity === 'error'
                  ? translate({ id: 'portal.playground.problems.error', message: 'Error' })
                  : translate({ id: 'portal.playground.problems.warning', message: 'Warning' })}
              </strong>
              {title !== undefined && <span>{title}</span>}
              {canGo ? (
                <button
                  type="button"
                  className={styles.placeButton}
                  onClick={() => {
                    onGoTo({ file, line: line ?? 1, column: column ?? 1 });
                  }}
                >
                  {place}
                </button>
              ) : (
                file !== undefined && <code>{place}</code>
              )}
            </p>
            <pre className={styles.message}>{message}</pre>
            {details !== undefined && details !== '' && !message.includes(details) && (
              <details className={styles.details}>
                <summary>
                  {translate({ id: 'portal.playground.problems.details', message: 'Details' })}
                </summary>
                <pre className={styles.message}>{details}</pre>
              </details>
            )}
            {outcome.kind === 'result' || outcome.failure.kind === 'configuration' ? (
              <Link to={explanation ?? '/api/errors/'}>
                {explanation === undefined
                  ? translate({
                      id: 'portal.playground.problems.all',
                      message: 'All errors and warnings',
                    })
                  : translate({
                      id: 'portal.playground.problems.explained',
                      message: 'What this means',
                    })}
              </Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
