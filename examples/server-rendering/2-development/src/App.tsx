import { Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import type { ReadLoans } from './data/loans.ts';
import { lazyPage } from './lazy-page.tsx';
import { MissingPage } from './pages/MissingPage.tsx';
import { ToolPage } from './pages/ToolPage.tsx';
import { ToolsPage } from './pages/ToolsPage.tsx';

const ReportPage = lazyPage(
  './src/pages/ReportPage.tsx',
  () => import(/* webpackChunkName: "report" */ './pages/ReportPage.tsx'),
);

export function App({ readLoans }: { readLoans: ReadLoans }) {
  return (
    <main>
      <nav>
        <Link href="/">Tools</Link> <Link href="/report">Report</Link>
      </nav>
      <Suspense fallback={<p>Loading…</p>}>
        <Switch>
          <Route path="/">
            <ToolsPage />
          </Route>
          <Route path="/tools/:id">{({ id }) => <ToolPage id={id} />}</Route>
          <Route path="/report">
            <ReportPage readLoans={readLoans} />
          </Route>
          <Route>
            <MissingPage />
          </Route>
        </Switch>
      </Suspense>
    </main>
  );
}
