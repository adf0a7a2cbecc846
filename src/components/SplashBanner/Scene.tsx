import type { ReactNode } from 'react';
import { useRef } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Cube from '../Cube/index.tsx';
import { useInView } from '../hooks/use-in-view.ts';
import { narrowDrawing, wideDrawing } from './graph.ts';
import type { Drawing } from './graph.ts';
import Pulse from './Pulse.tsx';
import styles from './styles.module.css';

interface GraphProps {
  readonly drawing: Drawing;
  readonly className: string | undefined;
  readonly running: boolean;
}

/** One of the two drawings; the stylesheet shows the one that fits. */
function Graph({ drawing, className, running }: GraphProps): ReactNode {
  const { width, height, tile, tiles, lines, sideways } = drawing;
  const graph = useRef<HTMLDivElement>(null);
  // Animations of what isn't shown would keep the main thread busy.
  const isShown = useInView(graph);
  return (
    <div className={clsx(styles.graph, className)} ref={graph}>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing}>
        {lines.map(({ path }) => (
          <path key={path} d={path} className={styles.line} />
        ))}
        {lines.map((line) => (
          <Pulse key={line.path} line={line} sideways={sideways} running={running && isShown} />
        ))}
        {tiles.map(({ label, kind, x, y }) => (
          <g key={`${x} ${y}`} className={styles[kind]}>
            <rect
              className={styles.tile}
              x={x - tile.width / 2}
              y={y - tile.height / 2}
              width={tile.width}
              height={tile.height}
              rx="8"
            />
            <text className={styles.label} x={x} y={y} textAnchor="middle" dy="0.35em">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.cube}>
        <Cube running={running} />
      </div>
    </div>
  );
}

/** Source modules, the cube, and the static assets that it generates from them. */
export default function Scene({ running }: { readonly running: boolean }): ReactNode {
  return (
    <div
      role="img"
      aria-label={translate({
        id: 'portal.splash.scene',
        message:
          'Source modules such as pages, scripts, styles, images and data, connected by their imports, go into webpack and come out as static assets.',
      })}
    >
      <Graph drawing={wideDrawing} className={styles.wide} running={running} />
      <Graph drawing={narrowDrawing} className={styles.narrow} running={running} />
    </div>
  );
}
