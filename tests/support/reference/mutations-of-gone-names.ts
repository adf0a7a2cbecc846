import { toString } from 'mdast-util-to-string';
import { edited } from './mutations-of-lists.ts';
import { withOther } from './mutations.ts';
import type { Laboratory, Mutation } from './mutations.ts';

/** Names that disappear from webpack, on pages that only mention them. */
function mentions({ draw, pages, facts, inventories, changed }: Laboratory): readonly Mutation[] {
  const { vocabulary } = facts;
  const all = (['magic-comment', 'module-variable', 'environment-variable'] as const)
    .flatMap((kind) => inventories.get(kind) ?? [])
    .filter(({ id }) => /^webpack[A-Z]|^__webpack_\w+__$|^[A-Z]+_PROXY$/u.test(id))
    .flatMap((one) =>
      pages
        .filter(
          ({ url, tree, definitions }) =>
            !url.startsWith('/contribute/') &&
            new RegExp(String.raw`(?<!\w)${one.id}(?!\w)`, 'u').test(toString(tree)) &&
            !definitions.some(({ matches }) =>
              matches.some(({ identifier }) => identifier === one),
            ),
        )
        .map((page) => ({ one, page })),
    );
  return draw(all).map(({ one, page }) => ({
    kind: 'gone: a name that a page mentions',
    what: `${page.file} ${one.id}`,
    isFound: () =>
      changed([page], withOther(inventories, one), {
        ...vocabulary,
        words: new Set([...vocabulary.words].filter((word) => word !== one.id)),
      }),
  }));
}

/** Names and values that no package has, in places where only their form or their link tells what they are. */
export function goneMutations(laboratory: Laboratory): readonly Mutation[] {
  return [
    ...mentions(laboratory),
    ...edited(laboratory, 'page: an unknown option of a parser or a generator, in a sample', [
      ['/configuration/module/', "parser: { pureFunctions: ['def", "parser: { pureCalls: ['def"],
    ]),
    ...edited(laboratory, 'page: a value that an option does not have, in a table', [
      ['/configuration/module/', "| `'camel-case-only'` |", "| `'camel-only'` |"],
      ['/configuration/module/', "| `'dashes-only'` |", "| `'dash-only'` |"],
      ['/configuration/experiments/', 'or `HTTP_PROXY` env', 'or `HTTP_PROXY_URL` env'],
      [
        '/guides/csp/',
        '[`onPolicyCreationFailure`](/configuration/output/#outputtrustedtypesonpolicycreationfailure',
        '[`onCreateFailure`](/configuration/output/#outputtrustedtypesoncreatefailure',
      ],
    ]),
  ];
}
