import type { DragEvent, ReactNode } from 'react';
import { useCallback, useId, useRef, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Assumptions } from '@site/src/client/explain/messages.ts';
import Defaults from './Defaults.tsx';
import Options from './Options.tsx';
import Problems from './Problems.tsx';
import TabList from './TabList.tsx';
import { useExplanation } from './use-explanation.ts';
import { useSharedSource } from './use-shared-source.ts';
import styles from './styles.module.css';

/** Maximum number of characters; a longer file isn't a configuration. */
const mostCharacters = 200_000;

/** A configuration that has results in every tab. */
const example = `import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';

export default (env, argv) => ({
  mode: argv.mode ?? 'development',
  entry: './src/shop.js',
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filname: '[name].[contenthash].js',
  },
  devtool: env.release ? 'hidden-source-map' : 'eval',
  module: {
    rules: [
      { test: /\\.css$/, use: ['style-loader', 'css-loader'] },
      { test: /\\.svg$/, use: 'file-loader' },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: './src/shop.html' })],
});
`;

const modes = ['production', 'development', 'none'] as const;

/** Selects a line of a field, scrolls to it and focuses the field. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / Math.max(1, lines.length);
  field.scrollTop = Math.max(0, (line - 4) * height);
}

/** A field for a configuration, with everything that can be determined without running it. */
export default function ExplainConfiguration(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [source, setSource] = useState('');
  const [branch, setBranch] = useState<Assumptions['branch']>('first');
  const [mode, setMode] = useState('');
  const [tab, setTab] = useState('options');
  const wantsEffective = tab === 'defaults';
  const { answer, hasFailed } = useExplanation(
    source,
    { branch, ...(mode !== '' && { mode }) },
    wantsEffective,
  );
  const explanation = answer?.explanation;

  /** Status of the last link: copied, or couldn't be opened. */
  const [linked, setLinked] = useState('');
  const onShared = useCallback((text: string) => {
    setSource(text.slice(0, mostCharacters));
    setLinked('');
  }, []);
  const onRefusal = useCallback(() => {
    setLinked(
      translate({
        id: 'portal.explain.link.refused',
        message: "The link is damaged or from another version, so it wasn't opened.",
      }),
    );
  }, []);
  const { copyLink, forgetLink } = useSharedSource(onShared, onRefusal);
  const onCopyLink = (): void => {
    copyLink(source).then(
      () => {
        setLinked(translate({ id: 'portal.explain.link.copied', message: 'Link copied' }));
      },
      () => {
        setLinked(
          translate({
            id: 'portal.explain.link.failed',
            message: "The link couldn't be copied. The configuration may be too long for one.",
          }),
        );
      },
    );
  };
  const change = (text: string): void => {
    setSource(text);
    setLinked('');
    forgetLink();
  };

  const onDrop = (event: DragEvent): void => {
    const file = event.dataTransfer.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void file.text().then((text) => {
      change(text.slice(0, mostCharacters));
    });
  };
  const onLine = (line: number): void => {
    if (field.current) selectLine(field.current, line);
  };

  return (
    <div className={styles.columns}>
      <div
        className={styles.input}
        onDragOver={(event) => {
          event.preventDefault();
        }}
        onDrop={onDrop}
      >
        <label htmlFor={`${id}field`} className={styles.label}>
          <Translate id="portal.explain.field">Your configuration</Translate>
        </label>
        <textarea
          ref={field}
          id={`${id}field`}
          className={styles.field}
          rows={22}
          maxLength={mostCharacters}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}note`}
          placeholder="export default {"
          value={source}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
        <p id={`${id}note`} className={styles.note}>
          <Translate id="portal.explain.note">
            It is read on this page as text. None of it is run, and nothing leaves your browser.
          </Translate>
        </p>
        <div className={styles.actions}>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              change(example);
              field.current?.focus();
            }}
          >
            <Translate id="portal.explain.example">Fill in an example</Translate>
          </button>
          <button
            type="button"
            className="button button--secondary button--sm"
            disabled={source.trim() === ''}
            onClick={onCopyLink}
          >
            <Translate id="portal.explain.link">Copy link</Translate>
          </button>
          <span
            role="status"
            aria-label={translate({ id: 'portal.explain.link.status', message: 'Link' })}
          >
            {linked}
          </span>
        </div>
      </div>
      <section className={styles.result} aria-labelledby={`${id}result`}>
        <h2 id={`${id}result`}>
          <Translate id="portal.explain.result">Explanation</Translate>
        </h2>
        <div className={styles.controls}>
          <label>
            <Translate id="portal.explain.mode">Mode of the command line</Translate>{' '}
            <select
              value={mode}
              onChange={(event) => {
                setMode(event.target.value);
              }}
            >
              <option value="">
                {translate({ id: 'portal.explain.mode.none', message: 'not given' })}
              </option>
              {modes.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <label>
            <Translate id="portal.explain.conditions">Other conditions</Translate>{' '}
            <select
              value={branch}
              onChange={(event) => {
                setBranch(event.target.value as Assumptions['branch']);
              }}
            >
              <option value="first">
                {translate({ id: 'portal.explain.conditions.true', message: 'taken as true' })}
              </option>
              <option value="second">
                {translate({ id: 'portal.explain.conditions.false', message: 'taken as false' })}
              </option>
            </select>
          </label>
        </div>
        {explanation !== undefined && explanation.conditions.length > 0 && (
          <p className={styles.note}>
            <Translate id="portal.explain.conditions.list">Only a run decides:</Translate>{' '}
            {explanation.conditions.map((condition, index) => (
              <span key={condition}>
                {index > 0 && ', '}
                <code>{condition}</code>
              </span>
            ))}
          </p>
        )}
        <p role="status" className={styles.status}>
          {hasFailed &&
            translate({
              id: 'portal.explain.failed',
              message: "The configuration couldn't be read. Change it to try again.",
            })}
          {explanation !== undefined &&
            translate(
              {
                id: 'portal.explain.summary',
                message: 'Options: {options}. Problems: {problems}.',
              },
              { options: explanation.options.length, problems: explanation.problems.length },
            )}
        </p>
        <TabList
          label={translate({ id: 'portal.explain.result', message: 'Explanation' })}
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'options',
              label: translate({ id: 'portal.explain.tab.options', message: 'Options' }),
              count: explanation?.options.length,
              content: explanation ? (
                <Options explanation={explanation} onLine={onLine} />
              ) : (
                <p>
                  <Translate id="portal.explain.start">
                    Paste a configuration, or drop its file on the field.
                  </Translate>
                </p>
              ),
            },
            {
              id: 'defaults',
              label: translate({
                id: 'portal.explain.tab.defaults',
                message: 'Defaults in effect',
              }),
              content: explanation ? <Defaults effective={answer.effective} /> : null,
            },
            {
              id: 'problems',
              label: translate({ id: 'portal.explain.tab.problems', message: 'Problems' }),
              count: explanation?.problems.length,
              content: explanation ? (
                <Problems problems={explanation.problems} onLine={onLine} />
              ) : null,
            },
          ]}
        />
      </section>
    </div>
  );
}
