import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { placeModules } from '../../playground/why.ts';
import type { Placed, WhyModel, WhyModule } from '../../playground/why.ts';
import styles from './styles.module.css';

interface ModuleGraphProps {
  readonly model: WhyModel;
  readonly selected: string | undefined;
  readonly onSelect: (module: WhyModule) => void;
}

const box = { width: 148, height: 30, columnGap: 56, rowGap: 14, margin: 10 } as const;

/** Maximum number of nodes for a readable drawing; the tree has all modules. */
const shownLimit = 150;

function corner({ column, row }: Placed) {
  return {
    x: box.margin + column * (box.width + box.columnGap),
    y: box.margin + row * (box.height + box.rowGap),
  };
}

/** The end of a name is the most informative part. */
function shortName(name: string): string {
  const text = name.replace(/^\.\//u, '');
  return text.length > 20 ? `…${text.slice(-19)}` : text;
}

/**
 * The modules by their distance from an entry, connected by their imports. For keyboards there is the tree next to it.
 */
export default function ModuleGraph({ model, selected, onSelect }: ModuleGraphProps): ReactNode {
  const placed = useMemo(() => placeModules(model).slice(0, shownLimit), [model]);
  const places = useMemo(() => new Map(placed.map((one) => [one.module.key, one])), [placed]);
  const columns = Math.max(...placed.map(({ column }) => column)) + 1;
  const rows = Math.max(...placed.map(({ row }) => row)) + 1;
  const width = 2 * box.margin + columns * (box.width + box.columnGap) - box.columnGap;
  const height = 2 * box.margin + rows * (box.height + box.rowGap) - box.rowGap;
  const lines = placed.flatMap((from) =>
    from.module.imports.flatMap((key) => {
      const to = places.get(key);
      if (to === undefined) return [];
      const start = corner(from);
      const end = corner(to);
      const isForward = to.column > from.column;
      const x1 = start.x + (isForward ? box.width : box.width / 2);
      const y1 = start.y + (isForward ? box.height / 2 : box.height);
      const x2 = end.x + (isForward ? 0 : box.width / 2);
      const y2 = end.y + (isForward ? box.height / 2 : 0);
      const bend = box.columnGap * 0.6;
      const path = isForward
        ? `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
        : `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
      const touches = from.module.key === selected || key === selected;
      return [{ path, touches, id: `${from.module.key} ${key}` }];
    }),
  );
  return (
    <div className={styles.graphFrame} aria-hidden="true">
      <svg
        className={styles.graph}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        {lines.map(({ id, path, touches }) => (
          <path key={id} d={path} className={styles.edge} data-touches={touches} />
        ))}
        {placed.map((one) => {
          const { module } = one;
          const { x, y } = corner(one);
          return (
            <g
              key={module.key}
              className={styles.node}
              data-selected={module.key === selected}
              data-outside={module.chunks.length === 0}
              transform={`translate(${x} ${y})`}
              onClick={() => {
                onSelect(module);
              }}
            >
              <title>{module.name}</title>
              <rect width={box.width} height={box.height} rx={6} />
              <text
                x={box.width / 2}
                y={box.height / 2}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {shortName(module.name)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
