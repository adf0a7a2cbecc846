import { createRoot } from 'react-dom/client';
import ReportPage from './ReportPage.tsx';

createRoot(document.getElementById('root')!).render(<ReportPage city="Ghent" />);
