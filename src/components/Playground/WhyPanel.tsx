import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { BuildResult } from '../../playground/engine/protocol.ts';
import { StatsError, compilationsOf, readWhy, shownModules } from '../../playground/why.ts';
import type { WhyChunk, WhyModel, WhyModule } from '../../playground/why.ts';
import ModuleGraph from './ModuleGraph.tsx';
import { sizeText } from './sizes.ts';
import styles from './styles.module.css';

interface Source {
  readonly name: string;
  readonly model: WhyModel;
}

/** Maximum size of a statistics file in bytes; a tab doesn't have enough memory to parse more. */
const dropLimit = 100_000_000;

/** Modules of one compilation. */
function sourcesOf(stats: unknown): Source[] {
  return compilationsOf(stats).map(({ name, stats: compilation }) => ({
    name,
    model: readWhy(compilation),
  }));
}

function sourcesOfResult({ compilations }: BuildResult): Source[] {
  return compilations.flatMap(({ name, json }, index) => {
    try {
      return json === undefined ? [] : [{ name: name ?? String(index + 1), model: readWhy(json) }];
    } catch (error) {
      if (error instanceof StatsError) return [];
      throw error;
    }
  });
}

interface TreeItem {
  readonly id: string;
  readonly label: string;
  readonly level: 1 | 2;
  readonly module?: WhyModule;
  readonly chunk?: WhyChunk;
}

function treeOf(model: WhyModel): TreeItem[] {
  const modules = shownModules(model);
  const inChunk = (key: string | undefined) =>
    modules
      .filter(({ chunks }) => (key === undefined ? chunks.length === 0 : chunks.includes(key)))
      .map((module): TreeItem => {
        const id = `${key ?? ''} ${module.key}`;
        return { id, label: module.name, level: 2, module };
      });
  const outside = inChunk(undefined);
  return [
    ...model.chunks.flatMap((chunk) => {
      const item: TreeItem = { id: `chunk ${chunk.key}`, label: chunk.name, level: 1, chunk };
      return [item, ...inChunk(chunk.key)];
    }),
    ...(outside.length === 0
      ? []
      : [
          {
            id: 'outside',
            label: translate({ id: 'portal.playground.why.outside', message: 'In no chunk' }),
            level: 1 as const,
          },
          ...outside,
        ]),
  ];
}

interface TreeProps {
  readonly items: readonly TreeItem[];
  readonly selected: string | undefined;
  readonly onSelect: (item: TreeItem) => void;
}

/** Chunks and their modules; the up and down keys move, as in other trees. */
function Tree({ items, selected, onSelect }: TreeProps): ReactNode {
  const current = items.some(({ id }) => id === selected) ? selected : items[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: items.length - 1,
      ArrowLeft: items.findLastIndex(({ level }, place) => place < index && level === 1),
      ArrowRight: items[index]?.level === 1 ? index + 1 : index,
    };
    const next = steps[event.key];
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    (event.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
    onSelect(item);
  };
  return (
    <div
      role="tree"
      aria-label={translate({ id: 'portal.playground.why.tree', message: 'Chunks and modules' })}
      className={styles.tree}
    >
      {items.map((item, index) => (
        <div
          key={item.id}
          role="treeitem"
          aria-level={item.level}
          aria-selected={item.id === selected}
          {...(item.level === 1 && { 'aria-expanded': true })}
          tabIndex={item.id === current ? 0 : -1}
          className={styles.treeItem}
          data-level={item.level}
          onClick={() => {
            onSelect(item);
          }}
          onKeyDown={(event) => {
            onKeyDown(event, index);
          }}
        >
          {item.label}
        </div>
      ))}
    </div>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Reasons for a chunk. */
function chunkReason(chunk: WhyChunk): string[] {
  const { reason, origins } = chunk;
  return [
    ...(reason === undefined ? [] : [reason]),
    ...origins.map(({ name, request, location }) =>
      name === ''
        ? translate(
            {
              id: 'portal.playground.why.entry',
              message: 'Entry {entry}: {request}',
            },
            { entry: location, request },
          )
        : translate(
            {
              id: 'portal.playground.why.origin',
              message: '{module} loads {request} at {location}',
            },
            { module: name, request, location },
          ),
    ),
  ];
}

interface DetailsProps {
  readonly model: WhyModel;
  readonly module: WhyModule;
}

/** Everything in the statistics about a module. */
function ModuleDetails({ model, module }: DetailsProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const chunks = model.chunks.filter(({ key }) => module.chunks.includes(key));
  const outer = model.modules.find(({ key }) => key === module.mergedInto);
  const { providedExports: provided, usedExports: used } = module;
  const unused = Array.isArray(used) ? provided?.filter((name) => !used.includes(name)) : undefined;
  const bailouts = [...new Set([...module.bailouts, ...(outer?.bailouts ?? [])])];
  const importers = module.importedBy.length > 0 ? module.importedBy : (outer?.importedBy ?? []);
  const allInactive = importers.length > 0 && importers.every(({ isActive }) => isActive === false);
  return (
    <dl className={styles.facts}>
      <Row term={translate({ id: 'portal.playground.why.size', message: 'Size' })}>
        {sizeText(module.size, i18n.currentLocale)}
        {module.type === '' ? '' : `, ${module.type}`}
      </Row>
      <Row term={translate({ id: 'portal.playground.why.importedBy', message: 'Imported by' })}>
        <ul>
          {importers.map(({ name, type, request, location, isActive }, index) => (
            <li key={index}>
              <code>{name}</code> {location !== name && location} <small>{type}</small>
              {request !== '' && (
                <>
                  {' '}
                  <code>{request}</code>
                </>
              )}
              {isActive === false && (
                <small>
                  {' '}
                  {translate({
                    id: 'portal.playground.why.inactive',
                    message: '(without effect in this build)',
                  })}
                </small>
              )}
            </li>
          ))}
        </ul>
      </Row>
      <Row term={translate({ id: 'portal.playground.why.used', message: 'Used exports' })}>
        {used === undefined
          ? translate({
              id: 'portal.playground.why.used.unknown',
              message: 'This build doesn’t look for them (optimization.usedExports).',
            })
          : used === true
            ? translate({
                id: 'portal.playground.why.used.all',
                message: 'All: webpack can’t tell which ones are used.',
              })
            : used.length === 0
              ? translate({ id: 'portal.playground.why.used.none', message: 'None' })
              : used.join(', ')}
      </Row>
      {unused !== undefined && unused.length > 0 && (
        <Row term={translate({ id: 'portal.playground.why.unused', message: 'Unused exports' })}>
          {unused.join(', ')}
        </Row>
      )}
      <Row term={translate({ id: 'portal.playground.why.merged', message: 'Concatenated' })}>
        {outer !== undefined ? (
          translate(
            { id: 'portal.playground.why.merged.into', message: 'Yes, as part of {module}' },
            { module: outer.name },
          )
        ) : bailouts.length > 0 ? (
          <ul>
            {bailouts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          translate({
            id: 'portal.playground.why.merged.no',
            message: 'No. The build gives no reason.',
          })
        )}
      </Row>
      {outer !== undefined && bailouts.length > 0 && (
        <Row
          term={translate({
            id: 'portal.playground.why.bailouts',
            message: 'Optimizations left out',
          })}
        >
          <ul>
            {bailouts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Row>
      )}
      <Row term={translate({ id: 'portal.playground.why.chunks', message: 'In chunks' })}>
        {chunks.length === 0 ? (
          allInactive ? (
            translate({
              id: 'portal.playground.why.noChunk.unused',
              message:
                'None. Nothing in it is needed at run time: its values were inlined into the modules that use them, or nothing uses it.',
            })
          ) : (
            translate({ id: 'portal.playground.why.noChunk', message: 'None' })
          )
        ) : (
          <ul>
            {chunks.map((chunk) => (
              <li key={chunk.key}>
                <strong>{chunk.name}</strong>
                {chunk.files.length > 0 && ` (${chunk.files.join(', ')})`}
                <ul>
                  {chunkReason(chunk).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Row>
    </dl>
  );
}

function ChunkDetails({ chunk }: { readonly chunk: WhyChunk }): ReactNode {
  const { i18n } = useDocusaurusContext();
  return (
    <dl className={styles.facts}>
      <Row term={translate({ id: 'portal.playground.why.size', message: 'Size' })}>
        {sizeText(chunk.size, i18n.currentLocale)}
      </Row>
      <Row term={translate({ id: 'portal.playground.why.files', message: 'Files' })}>
        {chunk.files.join(', ')}
      </Row>
      <Row term={translate({ id: 'portal.playground.why.reason', message: 'Why it exists' })}>
        <ul>
          {chunkReason(chunk).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Row>
    </dl>
  );
}

/** Modules and chunks, with the reasons for them, from the last build or from statistics that the reader opens. */
export default function WhyPanel({
  result,
}: {
  readonly result: BuildResult | undefined;
}): ReactNode {
  const [dropped, setDropped] = useState<{ readonly name: string; readonly sources: Source[] }>();
  const [failure, setFailure] = useState('');
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const own = useMemo(() => (result === undefined ? [] : sourcesOfResult(result)), [result]);
  const sources = dropped?.sources ?? own;
  const source = sources[index] ?? sources[0];
  const items = useMemo(() => (source === undefined ? [] : treeOf(source.model)), [source]);
  const item = items.find(({ id }) => id === chosen) ?? items.find(({ module }) => module);

  const read = (file: File | undefined) => {
    if (file === undefined) return;
    setFailure('');
    if (file.size > dropLimit) {
      setFailure(
        translate(
          {
            id: 'portal.playground.why.tooLarge',
            message: '{file} is larger than 100 MB, which is more than this page can read.',
          },
          { file: file.name },
        ),
      );
      return;
    }
    file
      .text()
      .then((json) => {
        setDropped({ name: file.name, sources: sourcesOf(JSON.parse(json)) });
        setIndex(0);
        setChosen(undefined);
      })
      .catch(() => {
        setFailure(
          translate(
            {
              id: 'portal.playground.why.wrongFile',
              message:
                '{file} isn’t a file of webpack statistics with modules. Write one with npx webpack --json=stats.json.',
            },
            { file: file.name },
          ),
        );
      });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={styles.why}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={onDrop}
    >
      <div className={styles.previewBar}>
        {sources.length > 1 && (
          <select
            className={styles.select}
            aria-label={translate({ id: 'portal.playground.why.build', message: 'Build' })}
            value={index}
            onChange={(event) => {
              setIndex(Number(event.target.value));
            }}
          >
            {sources.map(({ name }, place) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        )}
        <label className={styles.fileField}>
          {translate({ id: 'portal.playground.why.open', message: 'Open a stats.json' })}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              read(event.target.files?.[0]);
            }}
          />
        </label>
        {dropped !== undefined && (
          <button
            type="button"
            className={styles.quiet}
            onClick={() => {
              setDropped(undefined);
            }}
          >
            {translate({ id: 'portal.playground.why.back', message: 'Back to this project' })}
          </button>
        )}
      </div>
      <p className={styles.note}>
        {dropped === undefined
          ? translate({
              id: 'portal.playground.why.private',
              message: 'A file that you open or drop here stays on your device.',
            })
          : dropped.name}
      </p>
      {failure !== '' && (
        <p role="alert" className={styles.refusal}>
          {failure}
        </p>
      )}
      {source === undefined || item === undefined ? (
        <p className={styles.empty}>
          {translate({
            id: 'portal.playground.why.none',
            message: 'There are no modules yet. Build the project, or open a stats.json.',
          })}
        </p>
      ) : (
        <>
          <ModuleGraph
            model={source.model}
            selected={item.module?.key}
            onSelect={(module) => {
              setChosen(items.find((one) => one.module?.key === module.key)?.id);
            }}
          />
          <div className={styles.whyColumns}>
            <Tree
              items={items}
              selected={item.id}
              onSelect={({ id }) => {
                setChosen(id);
              }}
            />
            <section aria-live="polite" className={styles.whyDetails}>
              <h2 className={styles.whyTitle}>{item.label}</h2>
              {item.module !== undefined && (
                <ModuleDetails model={source.model} module={item.module} />
              )}
              {item.chunk !== undefined && <ChunkDetails chunk={item.chunk} />}
            </section>
          </div>
        </>
      )}
    </div>
  );
}
