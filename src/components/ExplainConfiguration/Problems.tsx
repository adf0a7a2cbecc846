import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Problem } from '@site/src/client/explain/messages.ts';
import LineButton from './LineButton.tsx';
import { problemText } from './texts.ts';
import styles from './styles.module.css';

/** Problems that stop a build, as opposed to advice. */
const faults: ReadonlySet<Problem['kind']> = new Set([
  'syntax',
  'empty',
  'schema',
  'gone',
  'removed',
]);

function Remedy({ problem }: { readonly problem: Problem }): ReactNode {
  if ('like' in problem && problem.like !== undefined) {
    return (
      <p>
        <Translate id="portal.explain.like" values={{ name: <code>{problem.like}</code> }}>
          {'Did you mean {name}?'}
        </Translate>
      </p>
    );
  }
  if ('replacement' in problem) {
    const { replacement, url } = problem;
    const text = <code>{replacement}</code>;
    return (
      <p>
        <Translate
          id="portal.explain.replacement"
          values={{ replacement: url === undefined ? text : <Link to={url}>{text}</Link> }}
        >
          {'In its place: {replacement}'}
        </Translate>
      </p>
    );
  }
  if (problem.kind === 'deprecated' && problem.url !== undefined) {
    return (
      <p>
        <Link to={problem.url}>
          <Translate id="portal.explain.readMore">What to write instead</Translate>
        </Link>
      </p>
    );
  }
  return null;
}

/** A sentence. The rest of webpack's message, such as all valid names, is collapsed. */
function Message({ text }: { readonly text: string }): ReactNode {
  const [first = '', ...rest] = text.split('\n');
  if (rest.length === 0) return <p>{first}</p>;
  return (
    <>
      <p>{first}</p>
      <details className={styles.rest}>
        <summary>
          <Translate id="portal.explain.wholeMessage">The rest of the message</Translate>
        </summary>
        <p className={styles.message}>{rest.map((line) => line.trim()).join('\n')}</p>
      </details>
    </>
  );
}

interface ProblemsProps {
  readonly problems: readonly Problem[];
  readonly onLine: (line: number) => void;
}

/** What is wrong with a configuration, and what it no longer needs. */
export default function Problems({ problems, onLine }: ProblemsProps): ReactNode {
  if (problems.length === 0) {
    return (
      <p>
        <Translate id="portal.explain.noProblems">
          webpack accepts this configuration, and nothing in it is outdated.
        </Translate>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {problems.map((problem) => {
        const text = problemText(problem);
        return (
          <li
            key={`${problem.kind} ${problem.line ?? ''} ${text}`}
            className={styles.item}
            data-fault={faults.has(problem.kind) ? '' : undefined}
          >
            <p className={styles.head}>
              <LineButton line={problem.line} onLine={onLine} />
            </p>
            <Message text={text} />
            <Remedy problem={problem} />
          </li>
        );
      })}
    </ul>
  );
}
