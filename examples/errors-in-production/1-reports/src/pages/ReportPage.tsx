import { tools } from '../data/tools.ts';
import { average } from '../data/average.ts';
import { longestLoan } from '../data/longest.ts';
import * as styles from './ReportPage.module.css';

export default function ReportPage() {
  return (
    <>
      <h1>Report</h1>
      <table className={styles.report}>
        <tbody>
          {tools.map(({ id, name, days }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{days} days</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>On average {average(tools.map(({ days }) => days))} days</p>
      <p>The longest loan is the {longestLoan(tools)}.</p>
    </>
  );
}
