import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Assumptions } from '@site/src/client/explain/messages.ts';
import AssumptionControls from './AssumptionControls.tsx';
import ExplanationTabs from './ExplanationTabs.tsx';
import type { ExplanationTab } from './ExplanationTabs.tsx';
import SourceField from './SourceField.tsx';
import { useExplanation } from './use-explanation.ts';
import { useSource } from './use-source.ts';
import styles from './styles.module.css';

/** Selects a line of a field, scrolls to it and focuses the field. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const height = field.scrollHeight / Math.max(1, lines.length);
  field.scrollTop = Math.max(0, (line - 4) * height);
}

/** Conditions that only a run decides, if there are any. */
function Conditions({ conditions }: { readonly conditions: readonly string[] }): ReactNode {
  if (conditions.length === 0) return null;
  return (
    <p className={styles.note}>
      <Translate id="portal.explain.conditions.list">Only a run decides:</Translate>{' '}
      {conditions.map((condition, index) => (
        <span key={condition}>
          {index > 0 && ', '}
          <code>{condition}</code>
        </span>
      ))}
    </p>
  );
}

/** A field for a configuration, with everything that can be determined without running it. */
export default function ExplainConfiguration(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const source = useSource();
  const [assumptions, setAssumptions] = useState<Assumptions>({ branch: 'first' });
  const [tab, setTab] = useState<ExplanationTab>('options');
  const { answer, hasFailed } = useExplanation(source.text, assumptions, tab === 'defaults');
  const explanation = answer?.explanation;

  return (
    <div className={styles.columns}>
      <SourceField source={source} field={field} />
      <section className={styles.result} aria-labelledby={`${id}result`}>
        <h2 id={`${id}result`}>
          <Translate id="portal.explain.result">Explanation</Translate>
        </h2>
        <AssumptionControls assumptions={assumptions} onChange={setAssumptions} />
        {explanation && <Conditions conditions={explanation.conditions} />}
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
        <ExplanationTabs
          answer={answer}
          selected={tab}
          onSelect={setTab}
          onLine={(line) => {
            if (field.current) selectLine(field.current, line);
          }}
        />
      </section>
    </div>
  );
}
