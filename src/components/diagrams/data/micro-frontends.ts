/** Messages between the library and the report. A test compares them with the sources of the example. */
export const host = { entry: "import('./start.tsx')", module: 'src/start.tsx' } as const;
export const remote = {
  server: 'http://localhost:8091/',
  container: 'remote-entry.js',
  key: './ReportPage',
  module: 'src/ReportPage.tsx',
} as const;
export const request = "import('report/ReportPage')";
export const sharedPackage = 'react';
