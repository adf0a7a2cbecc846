import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BuildResult, EmittedFile } from '../../playground/engine/protocol.ts';
import TextView from './TextView.tsx';
import { sizeText, useSizes } from './sizes.ts';
import type { MeasureBrotli } from './sizes.ts';
import styles from './styles.module.css';

const textLimit = 1_000_000;

/** The text of a file; undefined if it isn't text or is too long to show. */
function textOf({ bytes }: EmittedFile): string | undefined {
  if (bytes.length > textLimit) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Controls whether Brotli sizes are measured in browsers that can't do it themselves: the reader opts in once for all
 * builds.
 */
export type BrotliState = 'unasked' | 'wanted' | 'missing';

interface OutputPanelProps {
  readonly result: BuildResult;
  readonly measureBrotli: MeasureBrotli;
  readonly brotli: BrotliState;
  readonly onBrotli: (state: BrotliState) => void;
}

/** Files emitted by the build, their sizes, and the content of one of them. */
export default function OutputPanel({
  result,
  measureBrotli,
  brotli,
  onBrotli,
}: OutputPanelProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const files = useMemo(
    () => result.compilations.flatMap((compilation) => compilation.files),
    [result],
  );
  const onMissing = useCallback(() => {
    onBrotli('missing');
  }, [onBrotli]);
  const sizes = useSizes(files, brotli === 'wanted' ? measureBrotli : undefined, onMissing);
  const [chosen, setChosen] = useState('');
  const file = files.find(({ path }) => path === chosen) ?? files[0];
  const text = useMemo(() => (file === undefined ? undefined : textOf(file)), [file]);
  const hasBrotli = [...sizes.values()].some(({ brotli }) => brotli !== undefined);
  if (file === undefined) {
    return (
      <p className={styles.empty}>
        {translate({ id: 'portal.playground.output.none', message: 'The build emitted no files.' })}
      </p>
    );
  }
  const size = (bytes: number | undefined) =>
    bytes === undefined ? '' : sizeText(bytes, i18n.currentLocale);
  return (
    <div className={styles.output}>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                {translate({ id: 'portal.playground.output.file', message: 'File' })}
              </th>
              <th scope="col">
                {translate({ id: 'portal.playground.output.size', message: 'Size' })}
              </th>
              <th scope="col">gzip</th>
              {hasBrotli && <th scope="col">Brotli</th>}
            </tr>
          </thead>
          <tbody>
            {files.map(({ path, bytes }) => (
              <tr key={path}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.rowButton}
                    aria-pressed={path === file.path}
                    onClick={() => {
                      setChosen(path);
                    }}
                  >
                    {path}
                  </button>
                </th>
                <td>{size(bytes.length)}</td>
                <td>{size(sizes.get(path)?.gzip)}</td>
                {hasBrotli && <td>{size(sizes.get(path)?.brotli)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sizes.size > 0 && !hasBrotli && (
        <p className={styles.note}>
          <button
            type="button"
            className={styles.button}
            disabled={brotli === 'wanted'}
            onClick={() => {
              onBrotli('wanted');
            }}
          >
            {brotli === 'wanted'
              ? translate({ id: 'portal.playground.output.measuring', message: 'Measuring…' })
              : translate({
                  id: 'portal.playground.output.brotli',
                  message: 'Measure with Brotli (loads 0.5 MB)',
                })}
          </button>
          {brotli === 'missing' && (
            <span role="status">
              {' '}
              {translate({
                id: 'portal.playground.output.brotliMissing',
                message: 'Brotli couldn’t be loaded. Check your connection, and try again.',
              })}
            </span>
          )}
        </p>
      )}
      {text === undefined ? (
        <p className={styles.empty}>
          {translate({
            id: 'portal.playground.output.noText',
            message: 'This file isn’t text, or it’s too long to be shown.',
          })}
        </p>
      ) : (
        <TextView path={file.path} content={text} />
      )}
    </div>
  );
}
