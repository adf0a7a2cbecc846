import type { Row } from './queries.ts';

/** What readers type who need a recipe, and messages that they paste. Its page has to be the first answer. */
export const recipeRows: readonly Row[] = [
  ['react', '/guides/react/'],
  ['react typescript', '/guides/react/'],
  ['fast refresh', '/guides/react/'],
  ['react webpack config', '/guides/react/'],
  ['troubleshooting', '/guides/troubleshooting/'],
  ['Uncaught ReferenceError: process is not defined', '/guides/troubleshooting/'],
  ['ReferenceError: window is not defined', '/guides/troubleshooting/'],
  ["Uncaught SyntaxError: Unexpected token '<'", '/guides/troubleshooting/'],
  ['Cannot GET /', '/guides/troubleshooting/'],
  ['Invalid Host header', '/guides/troubleshooting/'],
  [
    "Access to fetch at 'http://localhost:3000/' from origin 'http://localhost:8080' has been blocked by CORS policy",
    '/guides/troubleshooting/',
  ],
  [
    'Invalid hook call. Hooks can only be called inside of the body of a function component',
    '/guides/troubleshooting/',
  ],
  [
    'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
    '/guides/troubleshooting/',
  ],
  ['Error: EMFILE: too many open files', '/guides/troubleshooting/'],
  ['bundle analysis', '/guides/bundle-analysis/'],
  ['bundle analyzer', '/guides/bundle-analysis/'],
  ['analyze bundle size', '/guides/bundle-analysis/'],
  ['tailwind', '/guides/tailwind-postcss-sass/'],
  ['tailwind css', '/guides/tailwind-postcss-sass/'],
  ['testing', '/guides/testing/'],
  ['vitest', '/guides/testing/'],
  ['jest', '/guides/testing/'],
  ['playwright', '/guides/testing/'],
];
