import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BuildResult, EmittedFile } from '../../playground/engine/protocol.ts';
import TextView from './TextView.tsx';
import { sizeText, useSizes } from './sizes.ts';
import styles from './styles.module.css';

const textLimit = 1_000_000;

/** The text of a file, or nothing if it isn't text, or too long to be shown. */
function textOf({ bytes }: EmittedFile): string | undefined {
  if (bytes.length > textLimit) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Files that the build has emitted, their sizes, and the text of one of them. */
export default function OutputPanel({ result }: { readonly result: BuildResult }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const files = useMemo(
    () => result.compilations.flatMap((compilation) => compilation.files),
    [result],
  );
  const sizes = useSizes(files);
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
          {translate({
            id: 'portal.playground.output.noBrotli',
            message: 'This browser can’t compress with Brotli, so those sizes are left out.',
          })}
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
