import { StrictMode } from 'react';
import { App } from './App.tsx';
import type { ReadLoans } from './data/loans.ts';
import './page.css';

export function Page({ readLoans }: { readLoans: ReadLoans }) {
  return (
    <StrictMode>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Tool library</title>
        </head>
        <body>
          <App readLoans={readLoans} />
        </body>
      </html>
    </StrictMode>
  );
}
