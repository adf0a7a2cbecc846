import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Problem } from '../../playground/engine/protocol.ts';
import { projectOf, templateIds, templates } from '../../playground/templates/index.ts';
import type { TemplateId } from '../../playground/templates/index.ts';
import TabList, { TabPanel } from '../TabList/index.tsx';
import CodePane from './CodePane.tsx';
import type { Place } from './CodePane.tsx';
import ComparePanel from './ComparePanel.tsx';
import OutputPanel from './OutputPanel.tsx';
import type { BrotliState } from './OutputPanel.tsx';
import PreviewPanel from './PreviewPanel.tsx';
import ProblemsPanel, { countProblems } from './ProblemsPanel.tsx';
import ShareMenu from './ShareMenu.tsx';
import WhyPanel from './WhyPanel.tsx';
import type { Mark } from './editor/editor.ts';
import { failureText, loadingText, templateLabel } from './texts.ts';
import { usePlayground } from './use-playground.ts';
import type { Outcome, Playground } from './use-playground.ts';
import styles from './styles.module.css';

const resultTabs = ['output', 'stats', 'problems', 'preview', 'why'] as const;
type ResultTab = (typeof resultTabs)[number];

type Side = 'code' | 'result';

function tabLabel(tab: ResultTab, problems: number): ReactNode {
  switch (tab) {
    case 'output':
      return translate({ id: 'portal.playground.tab.output', message: 'Output' });
    case 'stats':
      return translate({ id: 'portal.playground.tab.stats', message: 'Stats' });
    case 'problems':
      return (
        <>
          {translate({ id: 'portal.playground.tab.problems', message: 'Problems' })}
          {problems > 0 && (
            <span className={styles.count} aria-hidden="true">
              {problems}
            </span>
          )}
        </>
      );
    case 'preview':
      return translate({ id: 'portal.playground.tab.preview', message: 'Preview' });
    case 'why':
      return translate({ id: 'portal.playground.tab.why', message: 'Why' });
  }
}

/** Positions of all problems, for the editor. */
function marksOf(outcome: Outcome | undefined): (Mark & { file: string })[] {
  if (outcome === undefined) return [];
  const of = (severity: Mark['severity'], problems: readonly Partial<Problem>[]) =>
    problems.flatMap(({ message, file, line, column, endLine, endColumn }) =>
      message === undefined || file === undefined || line === undefined
        ? []
        : [{ severity, message, file, line, column: column ?? 1, endLine, endColumn }],
    );
  if (outcome.kind === 'failure') return of('error', [outcome.failure]);
  return outcome.result.compilations.flatMap(({ errors, warnings }) => [
    ...of('error', errors),
    ...of('warning', warnings),
  ]);
}

/** One sentence about the last build. */
function statusText({ state, mustAsk }: Playground, language: string): string {
  const { isBuilding, progress, outcome } = state;
  if (isBuilding) {
    if (progress === undefined) {
      return translate({ id: 'portal.playground.status.building', message: 'Building…' });
    }
    return loadingText(progress, language);
  }
  if (outcome === undefined) {
    return mustAsk
      ? translate({ id: 'portal.playground.status.asks', message: 'Not built yet' })
      : '';
  }
  if (outcome.kind === 'failure') return failureText(outcome.failure.kind);
  const { compilations, version, duration } = outcome.result;
  const errors = compilations.reduce((sum, one) => sum + one.errors.length, 0);
  const warnings = compilations.reduce((sum, one) => sum + one.warnings.length, 0);
  const facts = {
    version,
    time: String(Math.round(duration)),
    errors: String(errors),
    warnings: String(warnings),
  };
  if (errors > 0) {
    return translate(
      {
        id: 'portal.playground.status.errors',
        message: 'Failed in {time} ms. Errors: {errors}, warnings: {warnings}',
      },
      facts,
    );
  }
  return warnings > 0
    ? translate(
        {
          id: 'portal.playground.status.warnings',
          message: 'Built with webpack {version} in {time} ms. Warnings: {warnings}',
        },
        facts,
      )
    : translate(
        {
          id: 'portal.playground.status.built',
          message: 'Built with webpack {version} in {time} ms',
        },
        facts,
      );
}

interface ResultProps {
  readonly playground: Playground;
  readonly tab: ResultTab;
  readonly onGoTo: (place: Place) => void;
}

function Result({ playground, tab, onGoTo }: ResultProps): ReactNode {
  const { state, base, measureBrotli } = playground;
  const { outcome, isTrusted, project } = state;
  const [brotli, setBrotli] = useState<BrotliState>('unasked');
  const result = outcome?.kind === 'result' ? outcome.result : undefined;
  const nothing = (
    <p className={styles.empty}>
      {outcome?.kind === 'failure'
        ? translate({
            id: 'portal.playground.result.failed',
            message: 'There’s no result. The Problems tab shows why.',
          })
        : translate({
            id: 'portal.playground.result.none',
            message: 'The result appears here after a build.',
          })}
    </p>
  );
  if (tab === 'why') return <WhyPanel result={result} />;
  if (outcome === undefined) return nothing;
  if (tab === 'problems') {
    return (
      <ProblemsPanel
        outcome={outcome}
        paths={project.files.map(({ path }) => path)}
        onGoTo={onGoTo}
      />
    );
  }
  if (tab === 'stats') {
    const lines = outcome.console.map(({ level, text }) => `${level}: ${text}`).join('\n');
    return (
      <pre className={styles.stats} tabIndex={0}>
        {lines !== '' && `${lines}\n\n`}
        {result?.stats ?? (outcome.kind === 'failure' ? outcome.failure.message : '')}
      </pre>
    );
  }
  if (result === undefined) return nothing;
  if (tab === 'output') {
    return (
      <OutputPanel
        result={result}
        measureBrotli={measureBrotli}
        brotli={brotli}
        onBrotli={setBrotli}
      />
    );
  }
  return isTrusted ? (
    <PreviewPanel result={result} base={base} />
  ) : (
    <p className={styles.empty}>
      {translate({
        id: 'portal.playground.preview.asks',
        message: 'This project came from a link. Press Build to run it here.',
      })}
    </p>
  );
}

/** The playground itself, loaded with everything it needs when a reader opens its page. */
export default function Workbench(): ReactNode {
  const { i18n } = useDocusaurusContext();
  const playground = usePlayground();
  const { state, mustAsk, open, build, cancel } = playground;
  const { outcome, isBuilding, progress, refusal } = state;
  const [tab, setTab] = useState<ResultTab>('output');
  const [side, setSide] = useState<Side>('code');
  const [isComparing, setIsComparing] = useState(false);
  const [place, setPlace] = useState<Place>();
  const marks = useMemo(() => marksOf(outcome), [outcome]);
  const problems = countProblems(outcome);
  const goTo = useCallback((next: Place) => {
    setSide('code');
    setPlace({ ...next });
  }, []);

  return (
    <div className={styles.workbench} data-side={side}>
      <div className={styles.toolbar}>
        <label className={styles.template}>
          <span>{translate({ id: 'portal.playground.template', message: 'Template' })}</span>
          <select
            className={styles.select}
            value=""
            onChange={({ target }) => {
              const template = templates[target.value as TemplateId];
              open(projectOf(template), template.opens);
            }}
          >
            <option value="" disabled>
              {translate({ id: 'portal.playground.template.choose', message: 'Start from…' })}
            </option>
            {templateIds.map((id) => (
              <option key={id} value={id}>
                {templateLabel(id)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.primary} onClick={build}>
          {translate({ id: 'portal.playground.build', message: 'Build' })}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-pressed={isComparing}
          onClick={() => {
            setIsComparing(!isComparing);
            setSide('result');
          }}
        >
          {translate({ id: 'portal.playground.compare', message: 'Compare' })}
        </button>
        <ShareMenu playground={playground} />
        <span
          role="status"
          aria-label={translate({ id: 'portal.playground.status', message: 'Build result' })}
          className={styles.status}
          data-failed={outcome?.kind === 'failure' || outcome?.result.hasErrors === true}
        >
          {statusText(playground, i18n.currentLocale)}
        </span>
        {/* Its space is reserved, so nothing moves. */}
        <button
          type="button"
          className={clsx(styles.button, styles.cancel)}
          data-shown={isBuilding}
          onClick={cancel}
        >
          {translate({ id: 'portal.playground.cancel', message: 'Cancel' })}
        </button>
      </div>
      {mustAsk && (
        <p className={styles.asks}>
          {translate({
            id: 'portal.playground.asks',
            message:
              'This project came from a link and brings code that runs while it’s built. Look at its files, then press Build.',
          })}
        </p>
      )}
      {refusal !== undefined && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <TabList
        name="playground-side"
        label={translate({ id: 'portal.playground.side', message: 'View' })}
        className={clsx(styles.tabs, styles.sides)}
        tabClassName={styles.tab}
        tabs={[
          {
            id: 'code',
            label: translate({ id: 'portal.playground.side.code', message: 'Code' }),
          },
          {
            id: 'result',
            label: translate({ id: 'portal.playground.side.result', message: 'Result' }),
          },
        ]}
        selected={side}
        onSelect={setSide}
      />
      <div id="playground-side-panel" className={styles.panes}>
        {isBuilding && (
          <progress
            className={styles.progress}
            aria-hidden="true"
            {...(progress !== undefined && { value: progress.fraction })}
          />
        )}
        <section
          className={styles.codePane}
          aria-label={translate({ id: 'portal.playground.side.code', message: 'Code' })}
        >
          <CodePane playground={playground} marks={marks} place={place} />
        </section>
        <section
          className={styles.resultPane}
          aria-label={translate({ id: 'portal.playground.side.result', message: 'Result' })}
        >
          {isComparing ? (
            <ComparePanel playground={playground} />
          ) : (
            <>
              <div className={styles.bar}>
                <TabList
                  name="playground-result"
                  label={translate({ id: 'portal.playground.result', message: 'Result' })}
                  className={styles.tabs}
                  tabClassName={styles.tab}
                  tabs={resultTabs.map((id) => ({ id, label: tabLabel(id, problems) }))}
                  selected={tab}
                  onSelect={setTab}
                />
              </div>
              <TabPanel
                name="playground-result"
                index={resultTabs.indexOf(tab)}
                className={styles.resultPanel}
              >
                <Result playground={playground} tab={tab} onGoTo={goTo} />
              </TabPanel>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
