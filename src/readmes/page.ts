import hostedGitInfo from 'hosted-git-info';
import { stringify } from 'yaml';
import * as z from 'zod';
import { deprecatedGroup, sections } from '../site/sections.ts';
import { routeOfPackage, sectionOfPackage, type DocumentedPackage } from '../site/packages.ts';
import type { LockedPackage } from './lock.ts';
import type { PackageFiles } from './tarball.ts';

const packageJsonSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string().min(1),
  license: z.string(),
  repository: z.union([z.string(), z.object({ url: z.string() })]),
  engines: z.object({ node: z.string().optional() }).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

export type PackageJson = z.infer<typeof packageJsonSchema>;

/** A documented package with all inputs of its page. */
export interface PackageSource {
  readonly entry: DocumentedPackage;
  readonly locked: LockedPackage;
  readonly files: PackageFiles;
  readonly packageJson: PackageJson;
}

/**
 * Parses the package.json of a published package and compares it with the manifest.
 *
 * @throws with the package and the field, if they disagree
 */
export function readPackageJson(
  bytes: Buffer,
  entry: DocumentedPackage,
  locked: LockedPackage,
): PackageJson {
  const label = `${locked.name}@${locked.version}`;
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new Error(`${label}: its package.json is not valid JSON.`, { cause: error });
  }
  const result = packageJsonSchema.safeParse(json);
  if (!result.success) {
    throw new Error(`${label}: package.json: ${z.prettifyError(result.error)}`);
  }
  const { data } = result;
  if (data.name !== locked.name || data.version !== locked.version) {
    throw new Error(`${label}: its package.json says ${data.name}@${data.version}.`);
  }
  if (data.license !== entry.license) {
    throw new Error(
      `${label}: it is published under "${data.license}", but src/site/packages.ts says "${entry.license}". Read the new license before you change the entry.`,
    );
  }
  const declared = typeof data.repository === 'string' ? data.repository : data.repository.url;
  if (!hostedGitInfo.fromUrl(declared) || !hostedGitInfo.fromUrl(entry.repo)) {
    throw new Error(
      `${label}: neither "repository" in package.json ("${declared}") nor "repo" in src/site/packages.ts ("${entry.repo}") may be anything but a known git host.`,
    );
  }
  return data;
}

/** URL of the changelog file, or of the releases if the repository has no such file. */
function changelogOf({ entry, files }: PackageSource): string {
  return files.hasChangelog
    ? `${entry.repo}/blob/${entry.branch}/CHANGELOG.md`
    : `${entry.repo}/releases`;
}

/** Rank of a group in sidebar order; packages without a group come first. */
function rank(entry: DocumentedPackage): number {
  const section = sections.find((candidate) => candidate.id === sectionOfPackage(entry));
  const groups: readonly string[] = section?.groups ?? [];
  const group = groupOf(entry);
  return group === null ? -1 : groups.indexOf(group);
}

function groupOf(entry: DocumentedPackage): string | null {
  return entry.deprecated ? deprecatedGroup : entry.group;
}

/**
 * Assigns each package its position in its section: by group, then by name, deprecated ones last.
 *
 * @returns positions by npm name, starting at 1 in each section
 * @throws if a group isn't one of its section
 */
export function positionsOf(entries: readonly DocumentedPackage[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  const next = { loaders: 1, plugins: 1 };
  const byName = (a: string, b: string): number => (a < b ? -1 : 1);
  const sorted = entries.toSorted((a, b) => rank(a) - rank(b) || byName(a.npm, b.npm));
  for (const entry of sorted) {
    if (groupOf(entry) !== null && rank(entry) < 0) {
      throw new Error(
        `src/site/packages.ts: the group "${String(groupOf(entry))}" of ${entry.npm} is none of the section "${sectionOfPackage(entry)}" in src/site/sections.ts.`,
      );
    }
    const section = sectionOfPackage(entry);
    positions.set(entry.npm, next[section]);
    next[section] += 1;
  }
  return positions;
}

/** Search engines truncate a description after the maximum, and the portal requires at least the minimum. */
const descriptionLength = { least: 20, most: 200 } as const;

/**
 * The description of a page from that of its package: with the package name if it is short, cut at a word if it is
 * long.
 */
function describe({ entry, packageJson }: PackageSource): string {
  const text = packageJson.description.replaceAll(/\s+/gu, ' ').trim();
  const { least, most } = descriptionLength;
  if (text.length < least) return `${entry.npm}, a ${entry.kind} for webpack: ${text}`;
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/u, '')} …`;
}

/**
 * Serializes front matter and body as one file.
 *
 * @param frontMatter plain data; keys whose value is undefined are left out
 */
export function renderFile(frontMatter: object, body: string): string {
  return `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}`;
}

/**
 * Generates the page of a package: the data for the theme, and the transformed README.
 *
 * Pages are plain CommonMark (`format: md`): as MDX, text of a README could run as code.
 *
 * @param position position in the section, starting at 1
 * @param markdown the transformed README
 */
export function renderPackagePage(
  source: PackageSource,
  position: number,
  markdown: string,
): string {
  const { entry, locked, packageJson } = source;
  const group = groupOf(entry);
  const { replacedBy } = entry;
  return renderFile(
    {
      title: entry.title,
      description: describe(source),
      slug: routeOfPackage(entry),
      sidebar_position: position,
      ...(group === null ? {} : { group }),
      contributors: entry.contributors,
      // A file can only be edited on a named branch; if the branch name is unknown, the link shows the file.
      custom_edit_url: `${entry.repo}/${entry.branch === 'HEAD' ? 'blob' : 'edit'}/${entry.branch}/README.md`,
      source: `${entry.repo}/blob/${entry.tagPrefix}${locked.version}/README.md`,
      repo: entry.repo,
      thirdParty: true,
      toc_max_heading_level: 3,
      mdx: { format: 'md' },
      package: {
        name: locked.name,
        version: locked.version,
        integrity: locked.integrity,
        license: entry.license,
        npm: `https://www.npmjs.com/package/${locked.name}/v/${locked.version}`,
        repository: entry.repo,
        changelog: changelogOf(source),
        node: packageJson.engines?.node ?? null,
        webpack: packageJson.peerDependencies?.webpack ?? null,
        deprecated: entry.deprecated,
        ...(replacedBy === null
          ? {}
          : {
              replacement: {
                text: replacedBy.replacement,
                ...(replacedBy.route === undefined ? {} : { route: replacedBy.route }),
              },
            }),
      },
    },
    markdown,
  );
}
