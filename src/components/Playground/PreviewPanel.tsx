import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import type { BuildResult } from '../../playground/engine/protocol.ts';
import { previewOf } from '../../playground/preview.ts';
import type { FromFrame, ToFrame } from '../../playground/preview.ts';
import { failureText } from './texts.ts';
import styles from './styles.module.css';

interface PreviewPanelProps {
  readonly result: BuildResult;
  /** Base URL of the reader's language, with a slash at both ends. */
  readonly base: string;
}

const lineLimit = 200;

/**
 * Runs the result in a frame without an origin and without network access; see `static/playground/frame.js`. Messages
 * from the frame are shown as text. The frame's response headers sandbox it: browsers bypass service workers for frames
 * with the `sandbox` attribute, so the preview wouldn't work offline.
 */
export default function PreviewPanel({ result, base }: PreviewPanelProps): ReactNode {
  const preview = useMemo(() => previewOf(result), [result]);
  const [chosen, setChosen] = useState('');
  const [run, setRun] = useState(0);
  const [isBlocked, setIsBlocked] = useState(false);
  const [lines, setLines] = useState<readonly FromFrame[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const page = preview.pages.includes(chosen) ? chosen : preview.pages[0];
  const key = `${result.compilations.map(({ hash }) => hash).join(' ')} ${page ?? ''} ${run}`;

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target || typeof data !== 'object' || data === null) return;
      // Checks that the browser reports an opaque origin. Without the policy in the response, nothing runs.
      if (origin !== 'null') {
        setIsBlocked(true);
        return;
      }
      const { type, level, text } = data as Partial<Record<string, unknown>>;
      if (type === 'ready') {
        setLines([]);
        const message: ToFrame = {
          type: 'run',
          files: preview.files,
          scripts: preview.scripts,
          ...(page !== undefined && { page }),
        };
        // The frame has an opaque origin, which can't be named as a target.
        target.postMessage(message, '*');
      } else if (type === 'line') {
        const line: FromFrame = { type, level: String(level), text: String(text).slice(0, 5000) };
        setLines((before) => [...before, line].slice(-lineLimit));
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [key, page, preview]);

  if (isBlocked) return <p className={styles.empty}>{failureText('blocked')}</p>;
  if (page === undefined && preview.scripts.length === 0) {
    return (
      <p className={styles.empty}>
        {translate({
          id: 'portal.playground.preview.none',
          message: 'The build emitted no page and no script to run.',
        })}
      </p>
    );
  }
  return (
    <div className={styles.preview}>
      <div className={styles.previewBar}>
        {preview.pages.length > 1 && (
          <select
            className={styles.select}
            aria-label={translate({ id: 'portal.playground.preview.page', message: 'Page' })}
            value={page}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            {preview.pages.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        )}
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            setRun(run + 1);
          }}
        >
          {translate({ id: 'portal.playground.preview.reload', message: 'Run again' })}
        </button>
      </div>
      <iframe
        key={key}
        ref={frame}
        className={styles.frame}
        title={translate({
          id: 'portal.playground.preview.title',
          message: 'What the build does in a browser',
        })}
        referrerPolicy="no-referrer"
        src={`${base}playground/frame.html`}
      />
      {lines.length > 0 && (
        <pre
          className={styles.console}
          tabIndex={0}
          role="log"
          aria-label={translate({ id: 'portal.playground.preview.console', message: 'Console' })}
        >
          {lines.map(({ level, text }, index) => (
            <span key={index} data-level={level}>
              {text}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </div>
  );
}
