import { createContext } from 'react';

/**
 * Whether the browser has laid out a code block, which it does when the block comes near the window: only then are
 * its buttons made.
 */
export const LaidOutContext = createContext(false);
