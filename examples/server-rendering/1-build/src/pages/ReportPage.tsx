import { Suspense, use } from 'react';
import type { ReadLoans } from '../data/loans.ts';
import { findTool } from '../data/tools.ts';
import * as styles from './ReportPage.module.css';

function LoanTable({ readLoans }: { readLoans: ReadLoans }) {
  return (
    <table className={styles.report}>
      <tbody>
        {Object.entries(use(readLoans())).map(([id, person]) => (
          <tr key={id}>
            <th scope="row">{findTool(id)?.name}</th>
            <td>{person}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function ReportPage({ readLoans }: { readLoans: ReadLoans }) {
  return (
    <>
      <h1>On loan</h1>
      <Suspense fallback={<p>Asking who has what…</p>}>
        <LoanTable readLoans={readLoans} />
      </Suspense>
    </>
  );
}
