import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import report from '@generated/reference/default/coverage.json';
import ItemList from '@site/src/components/ItemList/index.tsx';
import ScrollTable from '@site/src/components/ScrollTable/index.tsx';
import type { Kind } from '@site/src/site/reference-kinds.ts';
import styles from './styles.module.css';

function label(kind: Kind): string {
  const labels: Readonly<Record<Kind, string>> = {
    option: translate({ id: 'portal.coverage.option', message: 'Configuration options' }),
    'dev-server-option': translate({
      id: 'portal.coverage.dev-server-option',
      message: 'Options of the development server',
    }),
    plugin: translate({ id: 'portal.coverage.plugin', message: 'Plugins' }),
    'plugin-option': translate({
      id: 'portal.coverage.plugin-option',
      message: 'Options of plugins',
    }),
    hook: translate({ id: 'portal.coverage.hook', message: 'Hooks' }),
    'loader-context': translate({
      id: 'portal.coverage.loader-context',
      message: 'Loader context',
    }),
    'module-variable': translate({
      id: 'portal.coverage.module-variable',
      message: 'Variables and methods of modules',
    }),
    'magic-comment': translate({ id: 'portal.coverage.magic-comment', message: 'Magic comments' }),
    hmr: translate({ id: 'portal.coverage.hmr', message: 'Hot module replacement' }),
    'cli-command': translate({ id: 'portal.coverage.cli-command', message: 'Commands' }),
    'cli-flag': translate({ id: 'portal.coverage.cli-flag', message: 'Flags of the command line' }),
    'environment-variable': translate({
      id: 'portal.coverage.environment-variable',
      message: 'Environment variables',
    }),
    'node-api': translate({ id: 'portal.coverage.node-api', message: 'Node.js interface' }),
    'stats-field': translate({ id: 'portal.coverage.stats-field', message: 'Fields of stats' }),
    value: translate({ id: 'portal.coverage.value', message: 'Values of options' }),
    error: translate({ id: 'portal.coverage.error', message: 'Errors' }),
    warning: translate({ id: 'portal.coverage.warning', message: 'Warnings' }),
  };
  return labels[kind];
}

/** Whole percents, rounded down, so that only what is complete reads 100. */
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
              <td>{label(kind)}</td>
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
            'Pages that show a project, and that the tests follow step by step as a reader does: {followed} of {total}.'
          }
        </Translate>
      </p>
      {incomplete.map(({ kind, missing }) => (
        <details key={kind} className={styles.missing}>
          <summary>
            <Translate
              id="portal.coverage.missing"
              values={{ kind: label(kind), count: missing.length }}
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
