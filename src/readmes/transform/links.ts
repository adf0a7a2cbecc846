import type { Image, Link, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { routeOfPackage, type DocumentedPackage } from '../../site/packages.ts';
import { site } from '../../site/site.ts';
import type { ReadmeContext } from './context.ts';
import { isAllowedScheme, schemeOf } from './scheme.ts';
import { withSlash } from '../../content/pathname.ts';

/** Targets that links are resolved against. */
export interface LinkTargets {
  readonly packages: readonly DocumentedPackage[];
  /** Root-relative URLs of the documentation, each with a trailing slash. */
  readonly addresses: ReadonlySet<string>;
  /** Ids of the headings on each package's page, by npm name. */
  readonly headingIds: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Targets extends LinkTargets {
  /** Ids of all headings of the README, including those that the page doesn't have. */
  readonly readmeIds: ReadonlySet<string>;
}

/** The kind of target that a link resolves to. */
type Resolved =
  | { readonly kind: 'link'; readonly url: string }
  /** The link has no valid target: only its text is kept. */
  | { readonly kind: 'dead'; readonly reason: string };

const siteHosts: ReadonlySet<string> = new Set([
  new URL(site.url).host,
  `www.${new URL(site.url).host}`,
]);
const npmHosts: ReadonlySet<string> = new Set(['npmjs.com', 'www.npmjs.com']);
const githubOwners: ReadonlySet<string> = new Set([
  'webpack',
  'webpack-contrib',
  'babel',
  'yoriiis',
]);

/** Definitions are copied to each reference, so a long one could grow without bounds. */
const maximalAddress = 2000;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the heading for a fragment; GitHub's own script looks ids up in lower case. */
function findId(fragment: string, ids: ReadonlySet<string> | undefined): string | undefined {
  const id = decode(fragment)
    .toLowerCase()
    .replace(/^user-content-/u, '');
  return ids?.has(id) === true ? id : undefined;
}

function routeWithId(
  target: DocumentedPackage,
  hash: string,
  entry: DocumentedPackage,
  targets: LinkTargets,
): string | undefined {
  const id = findId(hash.slice(1), targets.headingIds.get(target.npm));
  if (target.npm === entry.npm) return id === undefined ? undefined : `#${id}`;
  return routeOfPackage(target) + (id === undefined ? '' : `#${id}`);
}

/** The listed package for a URL of a repository or of the npm site. */
function packageAt(
  url: URL,
  packages: readonly DocumentedPackage[],
): DocumentedPackage | undefined {
  if (url.search !== '') return undefined;
  const parts = decode(url.pathname).replace(/^\//u, '').replace(/\/$/u, '').split('/');
  const find = (name: string): DocumentedPackage | undefined =>
    packages.find((candidate) => candidate.npm === name);
  if (url.host === 'github.com' && parts.length === 2 && githubOwners.has(parts[0] ?? '')) {
    return find(parts[1] ?? '');
  }
  if (npmHosts.has(url.host) && parts[0] === 'package') return find(parts.slice(1).join('/'));
  return undefined;
}

function resolveSite(url: URL, context: ReadmeContext, targets: LinkTargets): string | undefined {
  const pathname = withSlash(url.pathname);
  const target = targets.packages.find((candidate) => routeOfPackage(candidate) === pathname);
  if (target !== undefined) {
    return routeWithId(target, url.hash, context.entry, targets) ?? pathname;
  }
  if (!targets.addresses.has(pathname) || url.search !== '') return undefined;
  return pathname + url.hash.toLowerCase();
}

function resolveWeb(
  url: URL,
  node: Link | Image,
  context: ReadmeContext,
  targets: LinkTargets,
): string {
  if (siteHosts.has(url.host)) {
    const route = resolveSite(url, context, targets);
    if (route !== undefined) {
      context.count('siteLink');
      return route;
    }
    context.warn(`${url.href} is no address of the documentation; the link leaves the site.`, node);
  }
  const target = packageAt(url, targets.packages);
  if (target !== undefined) {
    // A package's link to its own repository is kept as it is.
    const route = routeWithId(target, url.hash, context.entry, targets);
    if (route !== undefined) {
      context.count('packageLink');
      return route;
    }
  }
  if (url.protocol === 'http:') {
    context.count('insecureLink');
    url.protocol = 'https:';
  }
  return url.href;
}

/** A path within the repository, resolved like on GitHub: relative to the README's folder, which is the root. */
function resolveRelative(address: string, node: Link | Image, context: ReadmeContext): string {
  const { repo, branch } = context.entry;
  const base = new URL('https://repository.invalid/');
  const url = new URL(address, base);
  if (url.origin !== base.origin) {
    return context.refuse(`the address "${address}" is neither a path nor a full address.`, node);
  }
  context.count('relativeLink');
  const kind = url.pathname.endsWith('/') ? 'tree' : 'blob';
  return `${repo}/${kind}/${branch}${url.pathname}${url.search}${url.hash}`;
}

/** Resolves one URL of a README; only the forms listed here are accepted. */
function resolve(
  address: string,
  node: Link | Image,
  context: ReadmeContext,
  targets: Targets,
): Resolved {
  if (address.length > maximalAddress) {
    context.refuse(`an address has more than ${maximalAddress} characters.`, node);
  }
  // Browsers strip these characters before they parse the scheme.
  // eslint-disable-next-line no-control-regex
  if (/[\0-\x1F\x7F]/u.test(address)) {
    context.refuse(`the address "${JSON.stringify(address)}" contains control characters.`, node);
  }
  const trimmed = address.trim();
  const own = targets.headingIds.get(context.entry.npm);
  const scheme = schemeOf(trimmed);
  if (scheme !== undefined && !isAllowedScheme(scheme)) {
    context.refuse(
      `the address "${trimmed}" has the scheme "${scheme}:", which is not allowed.`,
      node,
    );
  }
  if (trimmed === '') return { kind: 'dead', reason: 'it has no address.' };
  if (scheme === 'mailto') return { kind: 'link', url: trimmed };
  if (scheme !== undefined || /^[\\/]{2}/u.test(trimmed)) {
    if (!URL.canParse(trimmed, 'https://repository.invalid/')) {
      return { kind: 'dead', reason: `"${trimmed}" is no address.` };
    }
    const url = new URL(trimmed, 'https://repository.invalid/');
    if (url.username !== '' || url.password !== '') {
      context.refuse(`the address "${trimmed}" carries a name or password.`, node);
    }
    return { kind: 'link', url: resolveWeb(url, node, context, targets) };
  }
  const [, file = '', hash] = /^(?:\.\/)?([^#]*)(?:#(.*))?$/su.exec(trimmed) ?? [];
  const isOwn = file === '' || /^readme\.md$/iu.test(file);
  if (isOwn && (hash ?? '') === '') return { kind: 'link', url: routeOfPackage(context.entry) };
  // A fragment is sometimes written without its "#"; a single word is more likely a file name.
  const isBareFragment = /^[\w]+(?:-[\w]+)+$/u.test(trimmed);
  const fragment = isOwn ? (hash ?? '') : isBareFragment ? trimmed : undefined;
  const id = fragment === undefined ? undefined : findId(fragment, own);
  if (id !== undefined) {
    context.count('fragment');
    if (trimmed !== `#${id}`) context.count('repairedFragment');
    return { kind: 'link', url: `#${id}` };
  }
  // The heading was dropped, like the title, so the link goes to the top of the page.
  if (isOwn && findId(hash ?? '', targets.readmeIds) !== undefined) {
    return { kind: 'link', url: routeOfPackage(context.entry) };
  }
  if (isOwn) return { kind: 'dead', reason: `no heading has the id "${hash ?? ''}".` };
  if (!URL.canParse(trimmed, 'https://repository.invalid/')) {
    return { kind: 'dead', reason: `"${trimmed}" is no address.` };
  }
  return { kind: 'link', url: resolveRelative(trimmed, node, context) };
}

/**
 * Images of READMEs would be loaded from many hosts; they are replaced with links, which load nothing until clicked.
 */
function replaceImages(tree: Root, context: ReadmeContext): void {
  visit(tree, 'image', (node, index, parent) => {
    if (index === undefined || parent === undefined) return;
    context.count('image');
    const text = node.alt?.trim() ?? '';
    const value = text === '' ? 'Image' : text;
    const { position } = node;
    const place = position === undefined ? {} : { position };
    const link: Link = {
      type: 'link',
      url: node.url,
      children: [{ type: 'text', value, ...place }],
      ...place,
    };
    parent.children[index] = parent.type === 'link' ? { type: 'text', value, ...place } : link;
    return SKIP;
  });
}

function plainText(children: readonly PhrasingContent[]): boolean {
  return toString([...children]).trim() === '';
}

/**
 * Resolves every link: to a heading of the page, to a page of the site, to a file in the repository, or to a secure
 * external URL. The result has no relative URLs, so none can access a file of this project.
 *
 * @throws for a scheme, a control character or a form that no honest link needs
 */
export function resolveLinks(tree: Root, context: ReadmeContext, targets: Targets): void {
  replaceImages(tree, context);
  visit(tree, 'link', (node, index, parent) => {
    const resolved = resolve(node.url, node, context, targets);
    node.title = null;
    if (resolved.kind === 'link') node.url = resolved.url;
    if (index === undefined || parent === undefined) return;
    if (resolved.kind === 'dead' || plainText(node.children)) {
      if (resolved.kind === 'dead') {
        context.count('deadLink');
        context.warn(`the link "${toString(node)}" became text: ${resolved.reason}`, node);
      }
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    return undefined;
  });
}
