import { lazy } from 'react';

/** The list as the browser has it: a file of its own, while the server renders the list at once. */
export default lazy(() => import('./index.tsx'));
