/**
 * Answers about modules, read from the statistics of a build: who imports a module, which of its exports are used, what
 * prevented it from being concatenated or removed, and why it is in its chunks.
 *
 * Field names are those of `stats.toJson()`. The statistics can come from a file that a reader drops, so their shape
 * isn't trusted, and fields that a build left out are treated as unknown.
 */

/** A place where a module is used. */
export interface WhyImport {
  /** Key of the importing module; undefined for an entry, or if the importer isn't in the statistics. */
  readonly from?: string;
  /** Name of the importing module, or of the entry. */
  readonly name: string;
  /** webpack's name for the type of dependency, such as `harmony import specifier`. */
  readonly type: string;
  readonly request: string;
  readonly location: string;
  /** False if webpack determined that the import has no effect in this build; undefined if the statistics don't say. */
  readonly isActive?: boolean;
}

export interface WhyModule {
  readonly key: string;
  readonly name: string;
  /** Size of the source after loaders, in bytes. */
  readonly size: number;
  readonly type: string;
  /** Keys of the chunks that contain it, including those that contain the module it was merged into. */
  readonly chunks: readonly string[];
  readonly importedBy: readonly WhyImport[];
  /** Keys of its imported modules, without duplicates. */
  readonly imports: readonly string[];
  readonly providedExports?: readonly string[];
  /** `true` means all of them, because webpack can't tell; undefined if the build didn't check. */
  readonly usedExports?: readonly string[] | true;
  /** webpack's messages about optimizations that it had to skip. */
  readonly bailouts: readonly string[];
  /** Key of the module that it was merged into. */
  readonly mergedInto?: string;
  /** Keys of the modules that were merged into this one. */
  readonly merged: readonly string[];
}

/** Origin of a chunk: an entry, or a request that loads it later. */
export interface WhyOrigin {
  readonly from?: string;
  readonly name: string;
  readonly request: string;
  readonly location: string;
}

export interface WhyChunk {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly files: readonly string[];
  readonly isInitial: boolean;
  readonly isEntry: boolean;
  /** Reason given by the plugin that created the chunk, such as the cache group that split it off. */
  readonly reason?: string;
  readonly origins: readonly WhyOrigin[];
  readonly parents: readonly string[];
}

export interface WhyModel {
  readonly modules: readonly WhyModule[];
  readonly chunks: readonly WhyChunk[];
}

/** Error for statistics without modules, or for other JSON. */
export class StatsError extends Error {
  override readonly name = 'StatsError';
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function textsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.map(textOf).filter((text) => text !== '');
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Items of one type, with the groups of shortened statistics expanded. */
function ungrouped(items: readonly Fields[], isItem: (item: Fields) => boolean): Fields[] {
  return items.flatMap((item) =>
    isItem(item) ? [item] : ungrouped(listOf(item.children), isItem),
  );
}

interface RawModule {
  readonly fields: Fields;
  readonly key: string;
  readonly name: string;
  readonly outer?: string;
}

function keyOf(fields: Fields): string {
  const identifier = textOf(fields.identifier);
  return identifier === '' ? textOf(fields.name) : identifier;
}

/** All modules of a compilation, including those that were merged into others, without duplicates. */
function rawModules(stats: Fields): Map<string, RawModule> {
  const found = new Map<string, RawModule>();
  const isModule = (item: Fields) => textOf(item.name) !== '' && !Array.isArray(item.children);
  const add = (fields: Fields, outer?: string) => {
    const key = keyOf(fields);
    const known = found.get(key);
    // If the statistics include orphans, a merged module is listed twice: once on its own, without its chunks.
    if (known !== undefined && (outer === undefined || known.outer !== undefined)) return;
    found.set(key, {
      // The entry on its own has the importers and exports, the inner one the module it was merged into.
      fields: known === undefined ? fields : { ...fields, ...known.fields },
      key,
      name: textOf(fields.name),
      ...(outer !== undefined && { outer }),
    });
    for (const inner of listOf(fields.modules)) add(inner, key);
  };
  const chunks = listOf(stats.chunks);
  const listed = [...listOf(stats.modules), ...chunks.flatMap((chunk) => listOf(chunk.modules))];
  for (const fields of ungrouped(listed, isModule)) {
    if (textOf(fields.moduleType) !== 'runtime') add(fields);
  }
  return found;
}

function readImports(fields: Fields, keyOfName: (name: string) => string | undefined): WhyImport[] {
  const isReason = (item: Fields) => !Array.isArray(item.children);
  const seen = new Set<string>();
  return ungrouped(listOf(fields.reasons), isReason).flatMap((reason): WhyImport[] => {
    const type = textOf(reason.type);
    const request = textOf(reason.userRequest);
    const location = textOf(reason.loc);
    // The importer itself, rather than the module that it was merged into.
    const identifiers = [reason.resolvedModuleIdentifier, reason.moduleIdentifier].map(textOf);
    const names = [reason.resolvedModule, reason.moduleName, reason.module].map(textOf);
    const name = names.find((text) => text !== '') ?? '';
    const from = [...identifiers, ...names]
      .filter((text) => text !== '')
      .map(keyOfName)
      .find((key) => key !== undefined);
    const key = JSON.stringify([from, name, type, request, location]);
    if (seen.has(key) || (type === '' && name === '')) return [];
    seen.add(key);
    return [
      {
        ...(from !== undefined && { from }),
        name: name === '' ? location : name,
        type,
        request,
        location,
        ...(typeof reason.active === 'boolean' && { isActive: reason.active }),
      },
    ];
  });
}

function readUsed(value: unknown): Pick<WhyModule, 'usedExports'> {
  if (value === true) return { usedExports: true };
  if (value === false) return { usedExports: [] };
  const names = textsOf(value);
  return names === undefined ? {} : { usedExports: names };
}

function readChunks(stats: Fields, keyOfName: (name: string) => string | undefined): WhyChunk[] {
  return listOf(stats.chunks).map((chunk) => {
    const key = textOf(chunk.id);
    const names = textsOf(chunk.names) ?? [];
    const reason = textOf(chunk.reason);
    return {
      key,
      name: names[0] ?? key,
      size: numberOf(chunk.size),
      files: textsOf(chunk.files) ?? [],
      isInitial: chunk.initial === true,
      isEntry: chunk.entry === true,
      ...(reason !== '' && { reason }),
      origins: listOf(chunk.origins).map((origin) => {
        const name = textOf(origin.moduleName);
        const from = keyOfName(textOf(origin.moduleIdentifier)) ?? keyOfName(name);
        return {
          ...(from !== undefined && { from }),
          name,
          request: textOf(origin.request),
          location: textOf(origin.loc),
        };
      }),
      parents: textsOf(chunk.parents) ?? [],
    };
  });
}

/**
 * The compilations in statistics: those of several configurations, or the only one.
 *
 * @throws StatsError if they contain no modules
 */
export function compilationsOf(
  stats: unknown,
): { readonly name: string; readonly stats: unknown }[] {
  if (!isFields(stats)) throw new StatsError('The file holds no statistics of webpack.');
  const all = [stats, ...listOf(stats.children)].filter(
    ({ modules, chunks }) => listOf(modules).length > 0 || listOf(chunks).length > 0,
  );
  if (all.length === 0) throw new StatsError('The statistics have no modules.');
  return all.map((compilation, index) => {
    const name = textOf(compilation.name);
    return { name: name === '' ? String(index + 1) : name, stats: compilation };
  });
}

/**
 * Parses the statistics of one compilation.
 *
 * @throws StatsError if they contain no modules
 */
export function readWhy(stats: unknown): WhyModel {
  if (!isFields(stats)) throw new StatsError('The file holds no statistics of webpack.');
  const raw = rawModules(stats);
  if (raw.size === 0) throw new StatsError('The statistics have no modules.');
  const byName = new Map([...raw.values()].map(({ name, key }) => [name, key]));
  const keyOfName = (text: string) => (raw.has(text) ? text : byName.get(text));
  const drafts = [...raw.values()].map(({ fields, key, name, outer }) => {
    const holder = outer === undefined ? undefined : raw.get(outer);
    const provided = textsOf(fields.providedExports);
    return {
      key,
      name,
      size: numberOf(fields.size),
      type: textOf(fields.moduleType),
      chunks: [
        ...new Set([...(textsOf(fields.chunks) ?? []), ...(textsOf(holder?.fields.chunks) ?? [])]),
      ],
      // A concatenated module has those of its first inner module.
      importedBy: readImports(fields, keyOfName),
      ...(provided !== undefined && { providedExports: provided }),
      ...readUsed(fields.usedExports),
      bailouts: textsOf(fields.optimizationBailout) ?? [],
      ...(holder !== undefined && { mergedInto: holder.key }),
    };
  });
  const modules = drafts.map((draft): WhyModule => {
    const imported = drafts.filter(({ key, importedBy }) => {
      return key !== draft.key && importedBy.some(({ from }) => from === draft.key);
    });
    const merged = drafts.filter(({ mergedInto }) => mergedInto === draft.key);
    return {
      ...draft,
      imports: imported.map(({ key }) => key),
      merged: merged.map(({ key }) => key),
    };
  });
  return { modules, chunks: readChunks(stats, keyOfName) };
}

/** Modules as the author wrote them: a concatenated module is replaced with its parts. */
export function shownModules({ modules }: WhyModel): WhyModule[] {
  return modules.filter(({ merged }) => merged.length === 0);
}

export interface Placed {
  readonly module: WhyModule;
  /** Number of imports between it and the nearest entry. */
  readonly column: number;
  readonly row: number;
}

/**
 * Positions of modules in the drawing: in columns by their distance from an entry, and within a column near their
 * importers. The same statistics always give the same positions.
 */
export function placeModules(model: WhyModel): Placed[] {
  const modules = shownModules(model);
  const parts = new Map(model.modules.map((module) => [module.key, module]));
  const known = new Set(modules.map(({ key }) => key));
  const next = (module: WhyModule) => module.imports.filter((key) => known.has(key));
  const isRoot = ({ importedBy, mergedInto }: WhyModule) => {
    const outer = mergedInto === undefined ? undefined : parts.get(mergedInto);
    const ways = [...importedBy, ...(importedBy.length === 0 ? (outer?.importedBy ?? []) : [])];
    return ways.every(({ from }) => from === undefined || !known.has(from));
  };
  const columns = new Map<string, number>();
  const order: WhyModule[] = [];
  const visit = (starts: readonly WhyModule[]) => {
    let level = starts.filter(({ key }) => !columns.has(key));
    for (let column = 0; level.length > 0; column++) {
      for (const module of level) {
        columns.set(module.key, column);
        order.push(module);
      }
      const keys = new Set(level.flatMap(next));
      level = modules.filter(({ key }) => keys.has(key) && !columns.has(key));
    }
  };
  visit(modules.filter(isRoot));
  // Cycles that aren't reachable from an entry in the statistics.
  for (const module of modules) visit([module]);
  const rows = new Map<number, number>();
  return order.map((module) => {
    const column = columns.get(module.key) ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return { module, column, row };
  });
}
