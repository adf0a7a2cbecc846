import { modes } from '../../../src/reference/defaults.ts';
import { factsFor } from '../../../src/reference/identifier.ts';
import { headings, inGuides } from './insertions.ts';
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
    'The second server finds port <Value of="dev-server-first-port" /> taken, and uses 8082.',
    'After <Value of="dev-server-first-port" />, it tries 9081.',
  ]);
}

/** Wordings for a default without quotation marks, next to the option's name. */
const defaults: readonly ((name: string, value: string) => string)[] = [
  (name, value) => `With \`${name}\` (\`${value}.x\` by default), the build does this.`,
  (name, value) => `\`${name}\` decides that. The default is \`./${value}\`.`,
  (name, value) => `\`${name}\` isn't needed with its default, \`'${value}'\`.`,
  (name, value) => `Leave \`${name}\` as it is: by default, \`${value}/*\`.`,
];

function wordedDefaults(laboratory: Laboratory): readonly Mutation[] {
  const texts = headings(laboratory).flatMap(({ match: { identifier, name } }, index) => {
    const found = factsFor(identifier, name).defaults;
    const isText = modes.every((mode) => found?.[mode]?.startsWith("'") === true);
    return identifier.kind === 'option' && isText && name.includes('.')
      ? [defaults[index % defaults.length]?.(name, 'nowhere-else') ?? '']
      : [];
  });
  return [
    ...inGuides(laboratory, 'page: a wrong default without quotation marks', texts),
    ...inGuides(laboratory, 'page: a wrong default without quotation marks', [
      'The `stage` of a tap, 5 by default, comes last.',
      '[`output.module`](/configuration/output/#outputmodule) writes modules (`.es.js` by default).',
    ]),
  ];
}

/** Objects whose keys are required, or not, with sentences that say the contrary. */
function requiredKeys(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a key of an object, wrongly required or optional', [
    'An entry can be an object with more settings. None of the keys is required, not even `import`.',
    'An entry can be an object with more settings. `filename` is the only required key.',
    'Of the keys of a pattern for `output.copy`, only `to` has to be set.',
    'In an object for `cache`, `type`, the kind of cache, can be left out.',
    'The value of `entry` can have objects. None of their keys is required.',
    'An object for `output.library` has several keys: everything except `export` is optional.',
  ]);
}

/** Lists of names that belong together, with one that doesn't. */
function listedStrangers(laboratory: Laboratory): readonly Mutation[] {
  const { inventories } = laboratory.facts.catalog;
  const lists = (['option', 'plugin-option', 'hook'] as const).flatMap((kind) => {
    const plain = (inventories.get(kind) ?? []).filter(({ id }) => /\.[a-z]\w+$/u.test(id));
    return [...Map.groupBy(plain, ({ id }) => id.slice(0, id.lastIndexOf('.')))].flatMap(
      ([owner, members]) => {
        const [first, second, third] = members.map(({ id }) => id.slice(id.lastIndexOf('.') + 1));
        return third === undefined || owner.includes('<')
          ? []
          : [
              `For \`${owner}\`, there are \`${first}\`, \`${second}\`, \`${third}\` and \`entirely\`.`,
            ];
      },
    );
  });
  return [
    ...inGuides(laboratory, 'page: a stranger in a list', lists),
    ...inGuides(laboratory, 'page: a stranger in a list', [
      'The hooks `make`, `emit`, `afterEmit` and `cleanup` run in this order.',
      'The module is of the type `javascript/auto`, `css/module`, `asset/inline` or `asset/file`.',
      'Presets of `stats` are `minimal`, `verbose`, `errors-only` and `quiet`.',
    ]),
  ];
}

/** Versions that packages don't need, or don't support. */
function packageVersions(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a version that a package does not need', [
    'webpack-dev-server 6 is a module. It needs webpack 5.88 or newer.',
    'webpack-cli needs Node.js 18.12 or newer.',
    '`sass-loader` works with Node.js 16 or later.',
    'html-webpack-plugin requires webpack 4.30.',
    "`css-loader` doesn't support webpack 5.",
    'The built-in support for TypeScript needs Node.js 20.6.',
  ]);
}

/** Samples with options that a loader or a plugin doesn't have, or with a value of another type. */
function sampleOptions(laboratory: Laboratory): readonly Mutation[] {
  const samples = [
    "const rule = { loader: 'sass-loader', options: { sourceMaps: true } };",
    "module.exports = (env) => ({\n  module: { rules: [{ use: [{ loader: 'css-loader', options: { url: 'no' } }] }] },\n});",
    "import webpack from 'webpack';\n\nconst list = (env) => (env.legal ? [new webpack.BannerPlugin({ banner: 'x', top: true })] : []);",
    "import { WatchIgnorePlugin } from 'webpack';\n\nnew WatchIgnorePlugin({ paths: 5 });",
    "import CopyPlugin from 'copy-webpack-plugin';\n\nconst copy = () => new CopyPlugin({ files: ['public'] });",
    "const TerserPlugin = require('terser-webpack-plugin');\n\nconst minimizer = [new TerserPlugin({ parallel: 'yes' })];",
  ];
  return inGuides(
    laboratory,
    'page: an option that a loader or a plugin does not have, in a sample',
    samples.map((sample) => `\`\`\`js\n${sample}\n\`\`\``),
  );
}

/** Counts of what follows, releases of packages, and values of options in samples, all of them wrong. */
function smallFacts(laboratory: Laboratory): readonly Mutation[] {
  return inGuides(laboratory, 'page: a wrong count, release or value', [
    'Three hooks always exist:\n\n- `resolve`\n- `result`',
    'There are five ways to do this:\n\n1. One.\n2. Another one.',
    'The numbers are those of `vue-loader` 17.0.1.',
    'The numbers are those of css-loader 1.2.3.',
    "With `hot: 'manual'`, nothing is reloaded.\n\n```js\nconst devServer = { hot: 'only' };\n```",
    '| Message | What to do |\n| --- | --- |\n| `experiments.typescript cannot read .tsx files` | Use a loader. |',
  ]);
}

/** Statements about what pages mention: ports, keys, options, hooks and packages, in sentences and samples. */
export function mentionMutations(laboratory: Laboratory): readonly Mutation[] {
  return [
    ...ports(laboratory),
    ...wordedDefaults(laboratory),
    ...requiredKeys(laboratory),
    ...listedStrangers(laboratory),
    ...packageVersions(laboratory),
    ...sampleOptions(laboratory),
    ...smallFacts(laboratory),
  ];
}
