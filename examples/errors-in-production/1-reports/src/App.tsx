import { lazy, Suspense } from 'react';
import { Link, Route, Switch } from 'wouter';
import { ToolPage } from './pages/ToolPage.tsx';
import { ToolsPage } from './pages/ToolsPage.tsx';

const ReportPage = lazy(() => import(/* webpackChunkName: "report" */ './pages/ReportPage.tsx'));

export function App() {
  return (
    <main>
      <nav>
        <Link href="/">Tools</Link> <Link href="/report">Report</Link>
      </nav>
      <Suspense fallback={<p>Loading…</p>}>
        <Switch>
          <Route path="/" component={ToolsPage} />
          <Route path="/tools/:id">{({ id }) => <ToolPage id={id} />}</Route>
          <Route path="/report" component={ReportPage} />
          <Route>This page does not exist.</Route>
        </Switch>
      </Suspense>
    </main>
  );
}
