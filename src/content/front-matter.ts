import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import * as z from 'zod';
import { translationFacts } from './translation-facts.ts';
import { translatedPage } from './translations.ts';

/** Facts about the npm package that a generated page documents; the theme builds the page header from them. */
const packageFacts = z.strictObject({
  name: z.string(),
  version: z.string(),
  integrity: z.string(),
  license: z.string(),
  npm: z.url(),
  repository: z.url(),
  changelog: z.url(),
  /** Version ranges of Node.js and webpack that the package requires; null if it doesn't specify any. */
  node: z.string().nullable(),
  webpack: z.string().nullable(),
  deprecated: z.boolean(),
  replacement: z.strictObject({ text: z.string(), route: z.string().optional() }).optional(),
});

const title = z.string().min(1);
const description = z
  .string()
  .min(20, 'write one sentence of at least 20 characters')
  .max(200, 'at most 200 characters, since search engines cut it there')
  .optional();
const relatedLinks = z
  .array(z.strictObject({ title: z.string().min(1), url: z.url({ protocol: /^https?$/u }) }))
  .optional();
const tocLevel = z.int().min(2).max(6).optional();

/**
 * Front matter keys of pages in `docs/` and of generated pages: Docusaurus's own keys where possible, and the portal's
 * additions.
 */
export const docFrontMatter = z.strictObject({
  title,
  description,
  slug: z.string().startsWith('/').endsWith('/').optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number(),
  custom_edit_url: z.url().nullable().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: tocLevel,
  toc_max_heading_level: tocLevel,
  image: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  mdx: z.strictObject({ format: z.enum(['mdx', 'md']) }).optional(),
  group: z.string().optional(),
  /** Minor version of webpack that introduced what the whole page is about. */
  since: z
    .string()
    .regex(/^5\.\d+$/u, "a minor version of webpack 5 in quotes, such as '5.109'")
    .optional(),
  contributors: z.array(z.string().regex(/^[\w-]+$/u, 'a GitHub handle without @')).optional(),
  related: relatedLinks,
  /** URL of the source file, for pages from other projects. */
  source: z.url().optional(),
  /** URL of the repository that the page is about. */
  repo: z.url().optional(),
  /** True if the page documents a package maintained by its community. */
  thirdParty: z.boolean().optional(),
  package: packageFacts.optional(),
  /** Hash of the English page that was translated; only translations have it. */
  translated_from: z
    .string()
    .regex(/^[\da-f]{40}$/u, 'the hash of the English page; `npm run i18n:start` writes it')
    .optional(),
});

/** Keys of posts in `blog/`. */
export const blogFrontMatter = z.strictObject({
  title,
  description,
  slug: z.string().startsWith('/').endsWith('/').optional(),
  date: z.union([z.string(), z.date()]).optional(),
  authors: z.union([z.string(), z.array(z.string())]).optional(),
  tags: z.array(z.string()).optional(),
  image: z.string().optional(),
  draft: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_max_heading_level: tocLevel,
  contributors: z.array(z.string()).optional(),
  related: relatedLinks,
  translated_from: docFrontMatter.shape.translated_from,
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type PackageFacts = z.infer<typeof packageFacts>;

/** Describes what is wrong with a value, where, and how to fix it, with one line per problem. */
function describeIssues(error: z.ZodError, knownKeys: readonly string[]): string {
  return error.issues
    .map((issue) => {
      const where = issue.path.map(String).join('.');
      if (issue.code === 'unrecognized_keys') {
        const keys = issue.keys.map((key) => `"${where === '' ? key : `${where}.${key}`}"`);
        return `  ${keys.join(', ')}: not a known key; remove it or use one of: ${knownKeys.join(', ')}`;
      }
      return `  "${where}": ${issue.message}`;
    })
    .join('\n');
}

/**
 * Validates the front matter of a page.
 *
 * @param file path shown in the error message
 * @throws Error that names the file, each invalid key, and the accepted values
 */
export function validateFrontMatter(
  frontMatter: unknown,
  file: string,
  kind: 'doc' | 'blog',
): Record<string, unknown> {
  const schema = kind === 'blog' ? blogFrontMatter : docFrontMatter;
  const result = schema.safeParse(frontMatter);
  if (result.success) return frontMatter as Record<string, unknown>;
  throw new Error(
    `Front matter of ${file} is not right:\n${describeIssues(result.error, Object.keys(schema.shape))}`,
  );
}

/**
 * URL of a blog post: its file name including the date, as in earlier versions of the site
 * (`blog/2020-10-10-webpack-5-release.mdx` is `/blog/2020-10-10-webpack-5-release/`).
 */
function blogSlug(filePath: string): string {
  const name = path.basename(filePath).replace(/\.mdx?$/u, '');
  const post = name === 'index' ? path.basename(path.dirname(filePath)) : name;
  return `/${post}/`;
}

/**
 * Docusaurus's front matter parser with the portal's validation; partials (files that begin with `_`) aren't validated.
 *
 * @throws Error that names the file and each invalid key
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const segments = file.split('/');
  if (segments.some((segment) => segment.startsWith('_'))) return parsed;
  const source = translatedPage(file)?.source ?? file;
  if (source.startsWith('blog/')) {
    const frontMatter = validateFrontMatter(parsed.frontMatter, file, 'blog');
    return {
      ...parsed,
      frontMatter: {
        slug: blogSlug(params.filePath),
        ...frontMatter,
        ...translationFacts(process.cwd(), file, frontMatter),
      },
    };
  }
  if (/^(?:docs|i18n)$/u.test(segments[0] ?? '')) {
    const frontMatter = validateFrontMatter(parsed.frontMatter, file, 'doc');
    return {
      ...parsed,
      frontMatter: {
        ...frontMatter,
        ...translationFacts(process.cwd(), file, frontMatter),
      },
    };
  }
  return parsed;
};
