import { readFileSync } from 'node:fs';
import path from 'node:path';
import semverModule from 'semver';
import * as z from 'zod';
import { interopDefault } from '../../lib/interop-default.ts';
import { examplesFolder, listFiles } from '../../content/examples/files.ts';
import type { Page } from '../../content/source-page.ts';
import type { PageWithDefinitions } from '../coverage.ts';
import { nodeMinimum, readLockedTree } from '../node-minimum.ts';
import { installedPackage } from '../package.ts';
import { isAboutUpgrades } from '../pages.ts';
import { constantOf } from '../quoted-values.ts';
import type { Finding } from './finding.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { isClaimed } from './statements.ts';

const semver = interopDefault(semverModule);

const ranges = z.record(z.string(), z.string()).default({});

const manifestSchema = z.looseObject({
  version: z.string(),
  engines: ranges,
  peerDependencies: ranges,
  dependencies: ranges,
});

type Manifest = z.infer<typeof manifestSchema>;

const what = String.raw`(?<what>webpack(?:-cli|-dev-server)?|Node\.js)`;
const version = String.raw`(?:version |v)?(?<version>\d+(?:\.\d+){0,2})(?![\w-]|\.\d)`;

/** Wordings for the oldest version that a package works with. */
const minimums: readonly RegExp[] = [
  String.raw`\b(?:needs?|requires?|expects?|at least|asks? for|demands?)(?: at least)? ${what} ${version}`,
  String.raw`(?<=\b(?:needs?|requires?|works?|runs?|supports?|expects?|wants?|with)\b[^.;:]*)\b${what} ${version}(?:,? (?:or|and) (?:newer|later|higher|above|up)\b|\+| upwards?\b)`,
].map((words) => new RegExp(words, 'giu'));

/** Wordings for a version that it works with, or doesn't. */
const support = new RegExp(
  String.raw`\b(?<not>(?:doesn['’]t|does not|don['’]t|no longer|never) )?(?:supports?|works? with|accepts?|runs? (?:on|in|with)) ${what} ${version}`,
  'giu',
);

/** Names by which a text can mean a package. */
const packageName =
  /(?<![\w./@-])(?:@[\w-]+\/)?(?:webpack(?:-[a-z]+)*|[a-z]+(?:-[a-z]+)*-(?:loader|plugin))(?![\w/]|-\w|\.\w)/gu;

const manifests = new Map<string, Manifest | undefined>();

/** What a package says about itself; undefined if it isn't installed. */
function manifestOf(name: string): Manifest | undefined {
  if (manifests.has(name)) return manifests.get(name);
  let manifest: Manifest | undefined;
  try {
    manifest = manifestSchema.parse(JSON.parse(installedPackage(name).read('package.json')));
  } catch {
    // Pages also name packages that the site doesn't use.
  }
  manifests.set(name, manifest);
  return manifest;
}

/** The Node.js that the portal's own programs need. */
function ownManifest(): Manifest {
  return manifestSchema.parse(
    JSON.parse(readFileSync(path.join(process.cwd(), 'package.json'), 'utf8')),
  );
}

/** The oldest version in each part of a range: `10.13.0` and `12.0.0` of `^10.13 || >=12`. */
function oldestOf(range: string): string[] {
  return range.split('||').flatMap((part) => semver.minVersion(part)?.version ?? []);
}

/** A range in which a package accepts another one, and the versions that can be called the oldest. */
interface Accepted {
  readonly name: string;
  readonly range: string;
  readonly oldest: readonly string[];
}

let tree: ReturnType<typeof readLockedTree> | undefined;

function acceptedBy(name: string, other: string): Accepted | undefined {
  const manifest = manifestOf(name);
  const key = other === 'Node.js' ? 'node' : other;
  const range =
    key === 'node'
      ? manifest?.engines.node
      : (manifest?.peerDependencies[key] ?? manifest?.dependencies[key]);
  if (range === undefined || semver.validRange(range) === null) return undefined;
  const oldest = oldestOf(range);
  if (key !== 'node') return { name, range, oldest };
  // Its dependencies can need a newer one.
  tree ??= readLockedTree(process.cwd());
  return { name, range, oldest: [...oldest, nodeMinimum(tree, [name])] };
}

/** True if a version, which can be a major version, is among others. */
function isAmong(said: string, versions: readonly string[]): boolean {
  return versions.some((one) => one === said || one.startsWith(`${said}.`) || said === `${one}.0`);
}

/** The name of webpack in front of the verb. */
const isSubject =
  /^webpack(?: \d[\d.]*)?(?: itself)?(?: (?:still|only|also))? (?:needs|requires|works|supports|runs|expects)\b|^webpack(?: \d[\d.]*)?(?: itself)?(?: (?:still|only|also))? $/u;

/** What the subject of a statement accepts: the last package that is named before, or the portal, or TypeScript. */
function subjectOf(
  { before, text }: Sentence,
  { index, other }: { readonly index: number; readonly other: string },
  { url }: Page,
): Accepted | undefined {
  const ahead = text.slice(0, index);
  if (other === 'Node.js' && /\bTypeScript\b[^.;:]{0,40}$/u.test(ahead)) {
    const oldest = [constantOf('strip-types-node') ?? ''];
    return { name: 'TypeScript', range: `>=${oldest.join('')}`, oldest };
  }
  if (other === 'Node.js' && /^\/(?:contribute|guides\/docs-for-agents)\//u.test(url)) {
    const range = ownManifest().engines.node;
    return range === undefined
      ? undefined
      : { name: 'this portal', range, oldest: oldestOf(range) };
  }
  const own = /^\/(?:plugins|loaders|api)\/(?<name>[a-z-]+)\/$/u.exec(url)?.groups?.name ?? '';
  const said = `${before} ${ahead}`;
  const names = [...said.matchAll(packageName)]
    // A sentence about another package often names webpack as well.
    .filter(({ 0: name, index: at }) => name !== 'webpack' || isSubject.test(said.slice(at)))
    .map(([name]) => name);
  const name = [own, ...names].findLast((one) => one !== other && manifestOf(one) !== undefined);
  // Another release can need something else.
  const major = new RegExp(String.raw`${name}(?: version)? v?(?<major>\d+)`, 'u').exec(said)?.groups
    ?.major;
  return name === undefined || (major ?? majorOf(name)) !== majorOf(name)
    ? undefined
    : acceptedBy(name, other);
}

function majorOf(name: string): string | undefined {
  return manifestOf(name)?.version.split('.')[0];
}

/** A package in code, or with a name of the usual form, with a whole version behind it. */
const exactVersion =
  /(?:`(?<code>(?:@[\w-]+\/)?[a-z][\w-]*)`|(?<name>[a-z]+(?:-[a-z]+)*-(?:loader|plugin)))(?:,? version)? v?(?<version>\d+\.\d+\.\d+)(?![\w.-]*\d)/gu;

const locked = z.looseObject({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })),
});

let installed: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The versions of packages in the lockfiles of the site and of its examples. */
function installedVersions(): ReadonlyMap<string, ReadonlySet<string>> {
  if (installed) return installed;
  const found = new Map<string, Set<string>>();
  const files = [
    'package-lock.json',
    ...listFiles(examplesFolder).map((file) => `${examplesFolder}/${file}`),
  ];
  for (const file of files.filter((one) => one.endsWith('package-lock.json'))) {
    const { packages } = locked.parse(JSON.parse(readFileSync(path.resolve(file), 'utf8')));
    for (const [place, { version }] of Object.entries(packages)) {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (version !== undefined) found.set(name, (found.get(name) ?? new Set()).add(version));
    }
  }
  return (installed = found);
}

/** Finds whole versions of packages that neither the site nor an example has installed. */
function wrongReleases(sentence: Sentence, page: Page): Finding[] {
  return [...sentence.text.matchAll(exactVersion)].flatMap(({ 0: said, groups }): Finding[] => {
    const name = groups?.code ?? groups?.name ?? '';
    const versions = installedVersions().get(name);
    return versions === undefined ||
      versions.has(groups?.version ?? '') ||
      isClaimed(sentence, said, page)
      ? []
      : [
          {
            rule: 'number',
            file: page.file,
            line: sentence.line,
            message: `"${said}" is neither installed nor in an example, which have ${[...versions].join(', ')}; correct the version`,
          },
        ];
  });
}

/**
 * Finds versions of webpack or Node.js of which a sentence says that a package needs or supports them, contrary to the
 * `peerDependencies` and `engines` of the package that is installed.
 */
export function findWrongPackageVersions(page: PageWithDefinitions): Finding[] {
  if (isAboutUpgrades(page)) return [];
  return sentencesOf(page.definitions).flatMap((sentence) => {
    const text = sentence.text.replaceAll('`', ' ');
    const check = (
      wording: RegExp,
      isTrue: (said: string, accepted: Accepted, isDenied: boolean) => boolean,
    ): Finding[] =>
      [...text.matchAll(wording)].flatMap(({ 0: said, index, groups }): Finding[] => {
        const other = groups?.what ?? '';
        const accepted = subjectOf({ ...sentence, text }, { index, other }, page);
        return accepted === undefined ||
          isTrue(groups?.version ?? '', accepted, groups?.not !== undefined) ||
          isClaimed(sentence, said, page)
          ? []
          : [
              {
                rule: 'statement',
                file: page.file,
                line: sentence.line,
                message: `"${said.trim()}" is said of ${accepted.name}, which accepts ${other} ${accepted.range}; correct the version`,
              },
            ];
      });
    return [
      ...minimums.flatMap((wording) => check(wording, (said, { oldest }) => isAmong(said, oldest))),
      ...check(support, (said, { range }, isDenied) => semver.intersects(range, said) !== isDenied),
      ...wrongReleases(sentence, page),
    ].slice(0, 1);
  });
}
