import { Link, Route, Switch } from 'wouter';
import ReportPage from './pages/ReportPage.tsx';
import { ToolPage } from './pages/ToolPage.tsx';
import { ToolsPage } from './pages/ToolsPage.tsx';

export function App() {
  return (
    <main>
      <nav>
        <Link href="/">Tools</Link> <Link href="/report">Report</Link>
      </nav>
      <Switch>
        <Route path="/" component={ToolsPage} />
        <Route path="/tools/:id">{({ id }) => <ToolPage id={id} />}</Route>
        <Route path="/report" component={ReportPage} />
        <Route>This page does not exist.</Route>
      </Switch>
    </main>
  );
}
