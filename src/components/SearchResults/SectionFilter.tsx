import type { ReactNode } from 'react';
import { memo } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface SectionFilterProps {
  readonly sections: readonly string[];
  /** Empty for all sections. */
  readonly value: string;
  readonly onChange: (section: string) => void;
}

function areEqual(one: SectionFilterProps, other: SectionFilterProps): boolean {
  return (
    one.value === other.value &&
    one.onChange === other.onChange &&
    one.sections.join('\n') === other.sections.join('\n')
  );
}

/** Limits a search to one section. Each answer has its list of sections, which rarely changes. */
export default memo(function SectionFilter({
  sections,
  value,
  onChange,
}: SectionFilterProps): ReactNode {
  // The chosen section stays listed even if the latest answer has no hits in it.
  const all = value === '' || sections.includes(value) ? sections : [value, ...sections];
  return (
    <select
      className={styles.filter}
      aria-label={translate({ id: 'portal.search.section', message: 'Section to search' })}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      <option value="">
        {translate({ id: 'portal.search.allSections', message: 'All sections' })}
      </option>
      {all.map((section) => (
        <option key={section} value={section}>
          {section}
        </option>
      ))}
    </select>
  );
}, areEqual);
