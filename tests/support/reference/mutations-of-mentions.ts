import { inGuides } from './insertions.ts';
import type { Laboratory, Mutation } from './mutations.ts';

/** Ports that no sample has. */
function ports(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a port that nothing explains', [
    'Then open `http://localhost:8081/`.',
    'The page at `http://127.0.0.1:3456/` shows the result.',
    'The server runs on port 8099.',
    'Start it with `npx webpack serve --port 9871`.',
    'The browser connects to `ws://localhost:8181/ws`.',
    'Set `port: 7654` to get another one.',
  ]);
}

/** Statements about what sentences mention: ports, keys, options, hooks and packages. */
export function mentionMutations(laboratory: Laboratory): readonly Mutation[] {
  return [...ports(laboratory)];
}
