import { hydrateRoot } from 'react-dom/client';
import { once } from './data/loans.ts';
import { Page } from './Page.tsx';

const readLoans = once(() => fetch('/api/loans').then((response) => response.json()));

hydrateRoot(document, <Page readLoans={readLoans} />);
