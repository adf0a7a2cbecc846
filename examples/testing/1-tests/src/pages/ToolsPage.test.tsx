import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { ToolsPage } from './ToolsPage.tsx';

test('the start page names the city, and links to each tool', () => {
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <ToolsPage />
    </Router>,
  );
  expect(html).toContain('Tool library of Ghent');
  expect(html).toContain('href="/tools/sander"');
});
