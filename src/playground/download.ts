/** Exports a project as a download for the reader, and as text for an issue. */
import { zip } from '../lib/zip.ts';
import { contentOf } from './project.ts';
import type { Project } from './project.ts';

/** Versions of the packages that a build needs, by name. */
export type Versions = Readonly<Record<string, string>>;

type Manifest = Readonly<Record<string, unknown>>;

function manifestOf(project: Project): Manifest {
  try {
    const value: unknown = JSON.parse(contentOf(project, 'package.json') ?? '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Manifest)
      : {};
  } catch {
    return {};
  }
}

function entriesOf(value: unknown): Manifest {
  return typeof value === 'object' && value !== null ? (value as Manifest) : {};
}

/**
 * Content of the `package.json` with which a downloaded project builds: the project's own fields, the versions, and a
 * build script.
 */
export function downloadManifest(project: Project, versions: Versions): string {
  const own = manifestOf(project);
  const manifest = {
    name: 'playground',
    private: true,
    ...own,
    scripts: { build: 'webpack', ...entriesOf(own.scripts) },
    devDependencies: { ...versions, ...entriesOf(own.devDependencies) },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/**
 * Creates an archive of a project that builds with `npm install` and `npm run build`.
 *
 * @returns bytes of a zip file with one folder, `playground`
 */
export function archiveOf(project: Project, versions: Versions): Uint8Array<ArrayBuffer> {
  const files = project.files
    .filter(({ path }) => path !== 'package.json')
    .map(({ path, content }) => [`playground/${path}`, content] as const);
  return zip([...files, ['playground/package.json', downloadManifest(project, versions)]]);
}

/** A fence that is longer than any in the text. */
function fenced(language: string, text: string): string {
  const runs = text.match(/`{3,}/gu) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return `${fence}${language}\n${text.replace(/\n$/u, '')}\n${fence}`;
}

function languageOf(path: string): string {
  return /\.([a-z]+)$/u.exec(path)?.[1] ?? '';
}

export interface Report {
  readonly project: Project;
  /** Version of webpack. */
  readonly version: string;
  /** Output of the build, or the reason why there is none. */
  readonly output: string;
  /** URL of the project in the playground. */
  readonly link?: string;
}

/** Everything needed to reproduce a problem, in Markdown. */
export function markdownOf({ project, version, output, link }: Report): string {
  const files = project.files.map(
    ({ path, content }) => `**${path}**\n\n${fenced(languageOf(path), content)}`,
  );
  return [
    `webpack ${version}`,
    ...(link === undefined ? [] : [`[Open in the playground](${link})`]),
    ...files,
    '**Output**',
    fenced('text', output),
    '',
  ].join('\n\n');
}
