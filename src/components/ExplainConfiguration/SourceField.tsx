import type { ReactNode, RefObject } from 'react';
import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { mostCharacters } from './use-source.ts';
import type { Source } from './use-source.ts';
import styles from './styles.module.css';

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

interface SourceFieldProps {
  readonly source: Source;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The field of the configuration, which takes dropped files, and the buttons that fill it and share its content. */
export default function SourceField({ source, field }: SourceFieldProps): ReactNode {
  const id = useId();
  return (
    <div
      className={styles.input}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={source.drop}
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
        value={source.text}
        onChange={(event) => {
          source.change(event.target.value);
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
            source.change(example);
            field.current?.focus();
          }}
        >
          <Translate id="portal.explain.example">Fill in an example</Translate>
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          disabled={source.text.trim() === ''}
          onClick={source.copyLink}
        >
          <Translate id="portal.explain.link">Copy link</Translate>
        </button>
        <span
          role="status"
          aria-label={translate({ id: 'portal.explain.link.status', message: 'Link' })}
        >
          {source.linkStatus}
        </span>
      </div>
    </div>
  );
}
