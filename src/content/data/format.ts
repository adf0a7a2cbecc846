/**
 * The format of the data that programs read at `/data/v1/`: the paths, and a schema for each kind of file, from which
 * the types and the published JSON Schema are generated. /contribute/docs-for-tools/ documents the format and its
 * compatibility rules.
 */
import * as z from 'zod';
import { kinds } from '../../site/reference-kinds.ts';
import { changeStates } from '../plugin-data.ts';

/** Increased when a field or a file changes its meaning or is removed; the files of the previous version remain. */
export const dataVersion = 1;

/** Folder of the data, relative to the root of each language. */
export const dataFolder = `data/v${dataVersion}`;

export const dataIndexName = 'index.json';
export const dataSchemaName = 'schema.json';

const kind = z.enum(kinds).describe('What the name stands for.');

const place = {
  page: z
    .string()
    .optional()
    .describe('Path of the page that explains it, in English, with a slash at both ends.'),
  anchor: z
    .string()
    .optional()
    .describe(
      'Id of the heading or table row on that page; absent where the whole page is about it.',
    ),
};

const modeDefaults = {
  development: z.string().optional(),
  production: z.string().optional(),
  none: z.string().optional(),
};

const defaults = z
  .object({
    ...modeDefaults,
    targets: z
      .array(z.object({ names: z.array(z.string()), ...modeDefaults }))
      .optional()
      .describe('Targets whose values differ from those of `web`, which are the ones outside.'),
  })
  .describe('Default of each mode, as JavaScript. A mode without a default is absent.');

const change = z.object({
  version: z.string(),
  what: z.enum([
    'accepts',
    'refuses',
    'default',
    'hook',
    'deprecated',
    'undeprecated',
    'experimental',
    'stable',
    'moved',
  ]),
  before: z.string(),
  after: z.string(),
});

const facts = {
  type: z.string().optional().describe('Type in the notation of TypeScript.'),
  defaults: defaults.optional(),
  since: z
    .string()
    .optional()
    .describe('First release with it; absent where it is older than the releases that were read.'),
  deprecated: z.boolean(),
  experimental: z.boolean(),
  flags: z.array(z.string()).optional().describe('Command-line flags that set exactly this path.'),
};

const entry = z.object({
  name: z.string().describe('Unique within its kind. `<name>` stands for a key that you choose.'),
  kind,
  aliases: z.array(z.string()).optional().describe('Other spellings or places of the same thing.'),
  ...facts,
  values: z.array(z.string()).optional().describe('Literal values among the type, as JavaScript.'),
  places: z
    .record(z.string(), z.object(facts))
    .optional()
    .describe('Facts of the aliases that differ from those of the name, whole.'),
  option: z.string().optional().describe('Of a flag: the option that it sets.'),
  object: z.string().optional().describe('Of a hook: the object that has it.'),
  hook: z
    .object({
      kind: z.string().describe('Class of tapable.'),
      isMap: z.boolean().describe('Whether it is a HookMap, with a hook for each key.'),
      args: z.array(z.string()),
    })
    .optional(),
  message: z
    .string()
    .optional()
    .describe('Of an error or a warning: what webpack prints, with `{…}` for what it puts in.'),
  package: z
    .string()
    .optional()
    .describe('Package whose releases `since` and `changes` name, where it is not webpack.'),
  changes: z.array(change).optional().describe('What happened to it since it came, oldest first.'),
  unknownBefore: z
    .string()
    .optional()
    .describe('First release in which it could be read: it may be older than that.'),
  description: z.string().optional().describe('What its page says first about it, as plain text.'),
  ...place,
});

const message = z.object({
  name: z.string().describe('The heading on the page.'),
  message: z.string().optional().describe('What webpack prints, as quoted on the page.'),
  description: z.string().optional().describe('What it means and what to do, in short.'),
  ...place,
});

const changed = z.object({
  state: z.enum(changeStates),
  kind,
  name: z.string(),
  events: z.array(change).optional().describe('What exactly happened.'),
  ...place,
});

const heading = z.object({ id: z.string(), title: z.string(), level: z.number().int() });

const file = z.object({
  url: z.string().describe('Path below the site.'),
  bytes: z.number().int().describe('Size without compression.'),
});

const part = file.extend({
  title: z.string(),
  anchors: z.array(z.string()).describe('Ids of the headings of the page in it.'),
});

const page = z.object({
  url: z.string().describe('Path of the page below the site.'),
  title: z.string(),
  description: z.string().optional(),
  section: z
    .string()
    .describe('Id of the section; `root` for pages outside sections, `blog` for posts.'),
  group: z.string().optional().describe('Group within the section.'),
  language: z
    .string()
    .describe('Language of the text: a page without a translation is in English.'),
  markdown: file
    .extend({
      sections: z
        .array(part)
        .optional()
        .describe('Of a long page, whose copy is an index: the copies of its sections.'),
    })
    .describe('Copy of the page as Markdown.'),
  headings: z.array(heading),
});

const envelope = {
  $schema: z.string().optional(),
  webpack: z.string().describe('Version of webpack that the data describes.'),
};

const factSubjects = [
  'options',
  'plugins',
  'hooks',
  'flags',
  'loader-context',
  'module-variables',
  'magic-comments',
  'hmr',
  'environment-variables',
  'node-api',
  'stats-fields',
  'values',
  'errors',
  'warnings',
] as const;

export type FactSubject = (typeof factSubjects)[number];

export const dataSchemas = {
  index: z.object({
    ...envelope,
    subject: z.literal('index'),
    format: z.literal(dataVersion),
    portal: z.string().describe('Version of the portal that wrote the files.'),
    packages: z.record(z.string(), z.string()).describe('Versions of the packages that were read.'),
    site: z.string().describe('Public address of the site, to which all paths belong.'),
    language: z.string(),
    languages: z.array(z.object({ language: z.string(), index: z.string() })),
    llms: z.string().describe('Path of the index of all Markdown copies.'),
    files: z.array(
      file.extend({
        subject: z.enum([...factSubjects, 'messages', 'changes', 'pages']),
        name: z.string().optional().describe('Group within the subject, such as `output`.'),
        entries: z.number().int(),
      }),
    ),
  }),
  facts: z.object({
    ...envelope,
    subject: z.enum(factSubjects),
    name: z.string().optional(),
    entries: z.array(entry),
  }),
  messages: z.object({
    ...envelope,
    subject: z.literal('messages'),
    entries: z.array(message),
  }),
  changes: z.object({
    ...envelope,
    subject: z.literal('changes'),
    name: z.string().describe('Minor version, patches included, such as `5.112`.'),
    entries: z.array(changed),
  }),
  pages: z.object({
    ...envelope,
    subject: z.literal('pages'),
    name: z.string().describe('Id of the section.'),
    entries: z.array(page),
  }),
} as const;

export type DataEntry = z.infer<typeof entry>;
export type DataFacts = Pick<DataEntry, keyof typeof facts>;
export type DataMessage = z.infer<typeof message>;
export type DataChange = z.infer<typeof changed>;
export type DataPage = z.infer<typeof page>;
export type DataIndex = z.infer<typeof dataSchemas.index>;
export type DataFile =
  | z.infer<typeof dataSchemas.facts>
  | z.infer<typeof dataSchemas.messages>
  | z.infer<typeof dataSchemas.changes>
  | z.infer<typeof dataSchemas.pages>;

/** The JSON Schema of all files. Clients must accept unknown fields. */
export function dataSchema(address: string): object {
  const schema = z.toJSONSchema(z.union(Object.values(dataSchemas)), {
    io: 'input',
    target: 'draft-7',
  });
  return { ...schema, $id: address, title: 'Facts about webpack and its documentation' };
}
