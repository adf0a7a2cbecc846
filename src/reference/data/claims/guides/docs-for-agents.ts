import { claimsOfPage, measured } from '../claim.ts';
import type { Claim } from '../claim.ts';
import { addedIn, schema } from './evidence.ts';

export const claims: readonly Claim[] = [
  ...measured(
    'guides/docs-for-agents',
    'The server works without a network',
    'one minor version of webpack, 5.112, and needs',
    'The package has no dependencies, so this works offline too',
    'Type, default, flags, history and description of an option',
    'What a message from webpack means',
    'with removals and new defaults first',
    'with line numbers, and what each option does',
    'An answer has at most 8,000 characters',
    'the last line names the `offset` for the next call',
    '`search_docs` and `explain_error` shorten their results instead',
    'The tool parses the text and never runs it',
    "with the schema of the webpack 5 that's installed in your project",
    'or else with the schema in the package',
    'The index is less than 8 kB of text',
    'lists the main changes of the last eight versions',
    'Markdown files in `node_modules/webpack-docs/dist/docs`',
    'offer `search_docs`, `read_docs` and `look_up` to agents',
    'If the minor versions of webpack and the package differ',
  ),
  ...claimsOfPage('guides/docs-for-agents', [
    ['The answer names version 5.111, which added', schema, addedIn('Copy', '5.111.0')],
  ]),
];
