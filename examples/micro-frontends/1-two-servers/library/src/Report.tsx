import { Component, lazy, type ReactNode, Suspense } from 'react';

const ReportPage = lazy(() => import('report/ReportPage'));

class Fallback extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    console.warn(`The report is not available: ${error.message}`);
  }

  override render() {
    return this.state.hasFailed ? <p>The report is not available now.</p> : this.props.children;
  }
}

export function Report({ city }: { city: string }) {
  return (
    <Fallback>
      <Suspense fallback={<p>Loading the report…</p>}>
        <ReportPage city={city} />
      </Suspense>
    </Fallback>
  );
}
