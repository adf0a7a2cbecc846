import { createRoot } from 'react-dom/client';
import { Report } from './Report.tsx';

createRoot(document.getElementById('root')!).render(
  <main>
    <h1>Tool library</h1>
    <Report city="Ghent" />
  </main>,
);
