import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Assumptions } from '@site/src/client/explain/messages.ts';
import styles from './styles.module.css';

const modes = ['production', 'development', 'none'] as const;

interface AssumptionControlsProps {
  readonly assumptions: Assumptions;
  readonly onChange: (assumptions: Assumptions) => void;
}

/** What to assume where only a run decides: the mode, and the other conditions. */
export default function AssumptionControls({
  assumptions,
  onChange,
}: AssumptionControlsProps): ReactNode {
  const { branch, mode = '' } = assumptions;
  return (
    <div className={styles.controls}>
      <label>
        <Translate id="portal.explain.mode">Mode of the command line</Translate>{' '}
        <select
          value={mode}
          onChange={({ target: { value } }) => {
            onChange({ branch, ...(value !== '' && { mode: value }) });
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
          onChange={({ target: { value } }) => {
            onChange({ ...assumptions, branch: value as Assumptions['branch'] });
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
  );
}
