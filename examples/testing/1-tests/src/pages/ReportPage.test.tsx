import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import ReportPage from './ReportPage.tsx';

test('the report lists every tool and the average', () => {
  const html = renderToStaticMarkup(<ReportPage />);
  expect(html).toContain('Belt sander');
  expect(html).toContain('On average 3.3 days');
});
