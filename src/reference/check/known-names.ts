import type { Catalog } from '../catalog.ts';
import { allFlags } from '../identifier.ts';
import type { Kind } from '../identifier.ts';

/** The names of a set of inventories, by their form in the text of pages. */
export class Names {
  readonly hooks = new Map<string, Set<string>>();
  readonly flags = new Set<string>();
  readonly variables = new Set<string>();
  readonly hot = new Set<string>();
  readonly comments = new Set<string>();
  readonly environment = new Set<string>();
  readonly plugins = new Set<string>();
  readonly problems = new Set<string>();
  readonly methods = new Set<string>();
  readonly loader = new Set<string>();
  readonly values = new Map<string, Set<string>>();
  readonly roots = new Set<string>();
  /** Segments of all names. */
  readonly segments = new Set<string>();

  constructor({ inventories }: Catalog) {
    const of = (...kinds: Kind[]) => kinds.flatMap((kind) => inventories.get(kind) ?? []);
    for (const { id, aliases } of of('hook')) {
      for (const name of [id, ...aliases]) {
        const [, owner = '', own = ''] =
          /^(.*?)(?:\.hooks|\.getCompilationHooks\(\))\.(\w+)$/u.exec(name) ?? [];
        this.hooks.set(owner, (this.hooks.get(owner) ?? new Set()).add(own));
        this.hooks.set('', (this.hooks.get('') ?? new Set()).add(own));
      }
    }
    for (const one of of('cli-flag', 'option', 'dev-server-option')) {
      for (const flag of [...allFlags(one), one.id, ...one.aliases]) {
        if (flag.startsWith('-')) this.flags.add(flag).add(flag.replace(/^--/u, '--no-'));
      }
    }
    for (const { id } of [...inventories.values()].flat()) {
      for (const [word] of id.matchAll(/[A-Za-z_$][\w$]{3,}/gu)) this.segments.add(word);
    }
    for (const { id } of of('option', 'dev-server-option')) this.roots.add(id.split('.')[0] ?? '');
    for (const [set, kind] of [
      [this.variables, 'module-variable'],
      [this.hot, 'hmr'],
      [this.comments, 'magic-comment'],
      [this.environment, 'environment-variable'],
      [this.methods, 'node-api'],
      [this.loader, 'loader-context'],
    ] as const) {
      for (const { id, aliases } of of(kind)) for (const name of [id, ...aliases]) set.add(name);
    }
    for (const { id, aliases } of of('plugin')) {
      for (const name of [id, ...aliases])
        this.plugins.add(name).add(name.slice(name.lastIndexOf('.') + 1));
    }
    for (const { id, aliases } of of('error', 'warning')) {
      for (const name of [id, ...aliases]) this.problems.add(name);
    }
  }
}

const known = new WeakMap<Catalog, Names>();

/** The names of a catalog, collected once. */
export function namesOf(catalog: Catalog): Names {
  const names = known.get(catalog) ?? new Names(catalog);
  known.set(catalog, names);
  return names;
}
