import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import report from '@generated/reference/default/coverage.json';
import ItemList from '@site/src/components/ItemList/index.tsx';
import { kindLabel } from '@site/src/components/kind-label.ts';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';
import styles from './styles.module.css';

/** Whole percentages, rounded down, so only complete coverage is 100. */
function percent(documented: number, total: number): string {
  return total === 0 ? '–' : `${Math.floor((documented / total) * 100)}%`;
}

/** How much of the pinned packages the pages document, and what they leave out. */
export default function Coverage(): ReactNode {
  const incomplete = report.coverage.filter(({ missing }) => missing.length > 0);
  return (
    <>
      <p>
        <ItemList
          items={report.versions.map(([name, version]) => (
            <code key={name}>
              {name} {version}
            </code>
          ))}
        />
      </p>
      <ScrollTable>
        <thead>
          <tr>
            <th>
              <Translate id="portal.coverage.inventory">Inventory</Translate>
            </th>
            <th>
              <Translate id="portal.coverage.documented">Documented</Translate>
            </th>
            <th>
              <Translate id="portal.coverage.total">In the packages</Translate>
            </th>
            <th>
              <Translate id="portal.coverage.share">Share</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {report.coverage.map(({ kind, documented, total }) => (
            <tr key={kind}>
              <td>{kindLabel(kind)}</td>
              <td className={styles.number}>{documented}</td>
              <td className={styles.number}>{total}</td>
              <td className={styles.number}>{percent(documented, total)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p>
        <Translate
          id="portal.coverage.projects"
          values={{ followed: report.projects.followed.length, total: report.projects.total }}
        >
          {
            'Pages that show a project and that the tests follow step by step, as a reader would: {followed} of {total}.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="portal.coverage.playground" values={report.playground}>
          {
            'Samples that open in the playground: {opened} of {total} configurations, {steps} of {allSteps} steps of guides.'
          }
        </Translate>
      </p>
      {incomplete.map(({ kind, missing }) => (
        <details key={kind} className={styles.missing}>
          <summary>
            <Translate
              id="portal.coverage.missing"
              values={{ kind: kindLabel(kind), count: missing.length }}
            >
              {'{kind}: {count} not documented'}
            </Translate>
          </summary>
          <ul>
            {missing.map((id) => (
              <li key={id}>
                <code>{id}</code>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
