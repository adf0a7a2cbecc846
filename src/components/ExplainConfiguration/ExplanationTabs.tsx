import type { ReactNode } from 'react';
import { useId } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ExplainAnswer } from '@site/src/client/explain/messages.ts';
import TabList, { TabPanel } from '../TabList/index.tsx';
import Defaults from './Defaults.tsx';
import Options from './Options.tsx';
import Problems from './Problems.tsx';
import styles from './styles.module.css';

const tabs = ['options', 'defaults', 'problems'] as const;
export type ExplanationTab = (typeof tabs)[number];

function tabLabel(tab: ExplanationTab): string {
  switch (tab) {
    case 'options':
      return translate({ id: 'portal.explain.tab.options', message: 'Options' });
    case 'defaults':
      return translate({ id: 'portal.explain.tab.defaults', message: 'Defaults in effect' });
    case 'problems':
      return translate({ id: 'portal.explain.tab.problems', message: 'Problems' });
  }
}

interface ExplanationTabsProps {
  readonly answer: ExplainAnswer | undefined;
  readonly selected: ExplanationTab;
  readonly onSelect: (tab: ExplanationTab) => void;
  readonly onLine: (line: number) => void;
}

/** Content of the selected tab; before the first answer, how to get one. */
function Content({ answer, selected, onLine }: Omit<ExplanationTabsProps, 'onSelect'>): ReactNode {
  const explanation = answer?.explanation;
  switch (selected) {
    case 'options':
      return explanation ? (
        <Options explanation={explanation} onLine={onLine} />
      ) : (
        <p>
          <Translate id="portal.explain.start">
            Paste a configuration, or drop its file on the field.
          </Translate>
        </p>
      );
    case 'defaults':
      return answer && <Defaults effective={answer.effective} />;
    case 'problems':
      return explanation && <Problems problems={explanation.problems} onLine={onLine} />;
  }
}

/** The options, the defaults in effect and the problems of a configuration, in tabs. */
export default function ExplanationTabs({
  answer,
  selected,
  onSelect,
  onLine,
}: ExplanationTabsProps): ReactNode {
  const name = useId();
  const counts: Partial<Record<ExplanationTab, number | undefined>> = {
    options: answer?.explanation.options.length,
    problems: answer?.explanation.problems.length,
  };
  return (
    <>
      <TabList
        name={name}
        label={translate({ id: 'portal.explain.result', message: 'Explanation' })}
        className={styles.tabs}
        tabClassName={styles.tab}
        selected={selected}
        onSelect={onSelect}
        tabs={tabs.map((id) => ({
          id,
          label: (
            <>
              {tabLabel(id)}
              {counts[id] !== undefined && (
                <span aria-hidden="true" className={styles.count}>
                  {counts[id]}
                </span>
              )}
            </>
          ),
        }))}
      />
      <TabPanel name={name} index={tabs.indexOf(selected)} className={styles.panel} isTabStop>
        <Content answer={answer} selected={selected} onLine={onLine} />
      </TabPanel>
    </>
  );
}
