import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BuildOptions, BuildResult } from '../../playground/engine/protocol.ts';
import { pairFiles } from '../../playground/compare.ts';
import { configurationsOf } from '../../playground/project.ts';
import Difference from './Difference.tsx';
import { sizeText } from './sizes.ts';
import type { Playground } from './use-playground.ts';
import styles from './styles.module.css';

interface Variant {
  readonly id: string;
  readonly label: string;
  readonly options: BuildOptions;
}

const modes = ['development', 'production', 'none'] as const;

function variantsOf(configurations: readonly string[]): Variant[] {
  const [main] = configurations;
  return [
    ...configurations.map((path): Variant => ({
      id: path,
      label: path,
      options: { config: [path] },
    })),
    ...modes.map((mode): Variant => ({
      id: `mode ${mode}`,
      label: `mode: '${mode}'`,
      options: { mode, ...(main !== undefined && { config: [main] }) },
    })),
  ];
}

interface Compared {
  /** Labels of the comparison shown, even if the selection has changed since. */
  readonly labels: readonly [string, string];
  readonly first: BuildResult;
  readonly second: BuildResult;
}

/** Two configurations or modes, built one after the other, and the differences in their output. */
export default function ComparePanel({
  playground,
}: {
  readonly playground: Playground;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { state, buildWith } = playground;
  const variants = variantsOf(configurationsOf(state.project));
  const [ids, setIds] = useState(['mode development', 'mode production'] as const as readonly [
    string,
    string,
  ]);
  const [compared, setCompared] = useState<Compared>();
  const [failure, setFailure] = useState('');
  const [isBuilding, setIsBuilding] = useState(false);
  const [chosen, setChosen] = useState('');
  const of = (id: string) => variants.find((variant) => variant.id === id) ?? variants[0];
  const [left, right] = [of(ids[0]), of(ids[1])];

  const compare = async () => {
    if (left === undefined || right === undefined) return;
    setIsBuilding(true);
    setFailure('');
    try {
      const first = await buildWith(left.options);
      const second = await buildWith(right.options);
      setCompared({ labels: [left.label, right.label], first, second });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBuilding(false);
    }
  };

  const pairs = useMemo(
    () => (compared === undefined ? [] : pairFiles(compared.first, compared.second)),
    [compared],
  );
  const pair = pairs.find(({ name }) => name === chosen) ?? pairs[0];
  const size = (text: string | undefined) =>
    text === undefined ? '–' : sizeText(new TextEncoder().encode(text).length, i18n.currentLocale);

  const field = (place: 0 | 1, label: string) => (
    <select
      className={styles.select}
      aria-label={label}
      value={of(ids[place])?.id}
      onChange={({ target }) => {
        setIds(place === 0 ? [target.value, ids[1]] : [ids[0], target.value]);
      }}
    >
      {variants.map(({ id, label: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );

  return (
    <div className={styles.output}>
      <div className={styles.previewBar}>
        {field(0, translate({ id: 'portal.playground.compare.first', message: 'First build' }))}
        {field(1, translate({ id: 'portal.playground.compare.second', message: 'Second build' }))}
        <button
          type="button"
          className={styles.button}
          disabled={isBuilding}
          onClick={() => {
            void compare();
          }}
        >
          {translate({ id: 'portal.playground.compare.run', message: 'Build both' })}
        </button>
      </div>
      <p className={styles.note}>
        {translate({
          id: 'portal.playground.compare.hint',
          message:
            'To compare two configurations, add a second file, such as webpack.small.config.js.',
        })}
      </p>
      {failure !== '' && (
        <pre role="alert" className={styles.message}>
          {failure}
        </pre>
      )}
      {compared !== undefined && pair !== undefined && (
        <>
          <div className={styles.tableFrame}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    {translate({ id: 'portal.playground.output.file', message: 'File' })}
                  </th>
                  <th scope="col">{compared.labels[0]}</th>
                  <th scope="col">{compared.labels[1]}</th>
                </tr>
              </thead>
              <tbody>
                {pairs.map(({ name, first, second }) => (
                  <tr key={name}>
                    <th scope="row">
                      <button
                        type="button"
                        className={styles.rowButton}
                        aria-pressed={name === pair.name}
                        onClick={() => {
                          setChosen(name);
                        }}
                      >
                        {name}
                      </button>
                    </th>
                    <td>{size(first)}</td>
                    <td>{size(second)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Difference
            path={pair.name}
            first={{ label: compared.labels[0], content: pair.first ?? '' }}
            second={{ label: compared.labels[1], content: pair.second ?? '' }}
          />
        </>
      )}
    </div>
  );
}
