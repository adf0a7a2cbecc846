import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  /** Short name, read first by screen readers. */
  readonly title: string;
  /** What the drawing shows, in sentences. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

interface DrawingProps extends DiagramProps {
  readonly className: string | undefined;
}

function Drawing({
  className,
  title,
  description,
  width,
  height,
  children,
}: DrawingProps): ReactNode {
  const id = useId();
  return (
    <svg
      className={className}
      role="img"
      aria-labelledby={`${id}title ${id}desc`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}desc`}>{description}</desc>
      {children}
    </svg>
  );
}

/** An accessible container for inline drawings. They scale down with the column and scroll on narrow screens. */
export function Diagram(props: DiagramProps): ReactNode {
  return (
    // It scrolls on narrow screens, so it has to be focusable.
    <figure className={styles.figure} tabIndex={0} aria-label={props.title}>
      <Drawing className={styles.svg} {...props} />
    </figure>
  );
}

/** Drawings to compare: side by side, or stacked on narrow screens. */
export function Panels({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.panels}>{children}</div>;
}

const panelWidth = 340;

/** One of several drawings, narrow enough for a phone. Its title is above it, in the first 34 units. */
export function Panel(props: Omit<DiagramProps, 'width'>): ReactNode {
  return (
    <Drawing className={styles.panel} width={panelWidth} {...props}>
      <Label x={6} y={14} anchor="start" bold>
        {props.title}
      </Label>
      {props.children}
    </Drawing>
  );
}

export interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  /** One or two lines, centered. */
  readonly lines: readonly string[];
  readonly tone?: 'plain' | 'strong' | 'faint';
  readonly code?: boolean;
}

const lineHeight = 20;

/** A rounded box with centered text. */
export function Box({
  x,
  y,
  width,
  height = 44,
  lines,
  tone = 'plain',
  code = false,
}: BoxProps): ReactNode {
  const first = y + height / 2 - ((lines.length - 1) * lineHeight) / 2;
  return (
    <g>
      <rect className={styles[tone]} x={x} y={y} width={width} height={height} rx={6} />
      {lines.map((line, index) => (
        <text
          key={line}
          className={code ? styles.code : styles.text}
          x={x + width / 2}
          y={first + index * lineHeight}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

export interface ArrowProps {
  /** Path data; the arrowhead is at its end and points along `angle`. */
  readonly path: string;
  readonly end: readonly [number, number];
  /** Degrees, clockwise; 0 points right. */
  readonly angle: number;
  readonly dashed?: boolean;
}

/**
 * A line with an arrowhead. Arrowheads are drawn rather than referenced by an id, which would have to be unique on the
 * page.
 */
export function Arrow({ path, end: [x, y], angle, dashed = false }: ArrowProps): ReactNode {
  return (
    <g>
      <path className={dashed ? styles.dashed : styles.line} d={path} />
      <path
        className={styles.head}
        d="M0 0L-9 -4.5V4.5Z"
        transform={`translate(${x} ${y}) rotate(${angle})`}
      />
    </g>
  );
}

export interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: boolean;
}

/** Text next to a line or above a group. */
export function Label({ x, y, children, anchor = 'middle', bold = false }: LabelProps): ReactNode {
  return (
    <text
      className={bold ? styles.heading : styles.label}
      x={x}
      y={y}
      textAnchor={anchor}
      dominantBaseline="central"
    >
      {children}
    </text>
  );
}

export interface AreaProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A dashed frame around related elements. */
export function Area({ x, y, width, height }: AreaProps): ReactNode {
  return <rect className={styles.area} x={x} y={y} width={width} height={height} rx={10} />;
}

export interface TreeRow {
  readonly name: string;
  /** Nesting level; each row hangs on the last row above it with a smaller depth, the first one on none. */
  readonly depth: number;
  /** A few words after the box. */
  readonly note?: string;
  readonly tone?: BoxProps['tone'];
}

export interface TreeProps {
  readonly rows: readonly TreeRow[];
  readonly y: number;
}

const rowHeight = 38;
const rowBox = 28;
const indent = 26;

/** The height of a panel with a title and a tree of this many rows. */
export const treeHeight = (rows: number): number => 34 + rows * rowHeight;

const rowLeft = (depth: number): number => 6 + depth * indent;
const rowWidth = (name: string): number => name.length * 8.45 + 18;

/** Files as an indented list, each connected to the file that refers to it. */
export function Tree({ rows, y }: TreeProps): ReactNode {
  return rows.map(({ name, depth, note, tone = 'plain' }, index) => {
    const left = rowLeft(depth);
    const middle = y + index * rowHeight + rowBox / 2;
    // The line starts at the previous row of the same level, or else below its parent row.
    const above = rows.slice(0, index).findLastIndex((row) => row.depth <= depth);
    const start = y + above * rowHeight + (rows[above]?.depth === depth ? rowBox / 2 : rowBox);
    const stem = rowLeft(depth - 1) + indent / 2;
    const width = rowWidth(name);
    return (
      <g key={name}>
        {depth === 0 ? undefined : (
          <Arrow path={`M${stem} ${start}V${middle}H${left - 7}`} end={[left, middle]} angle={0} />
        )}
        <Box
          x={left}
          y={middle - rowBox / 2}
          width={width}
          height={rowBox}
          lines={[name]}
          tone={tone}
          code
        />
        {note === undefined ? undefined : (
          <Label x={left + width + 8} y={middle} anchor="start">
            {note}
          </Label>
        )}
      </g>
    );
  });
}

export interface Step {
  /** One or two lines in the box. */
  readonly lines: readonly string[];
  /** Title above the box. */
  readonly title?: string;
  /** Label next to the arrow to the next step. */
  readonly then?: string;
  readonly tone?: BoxProps['tone'];
  readonly code?: boolean;
}

export interface StepsProps {
  readonly steps: readonly Step[];
  readonly y: number;
}

const stepTitle = 20;
const stepArrow = 40;
const boxHeight = ({ lines }: Step): number => 14 + lines.length * lineHeight;
const stepHeight = (step: Step): number =>
  (step.title === undefined ? 0 : stepTitle) + boxHeight(step);

/** Vertical offset of a step, in units below the first; for an index past the last step, the total height. */
function stepTop(steps: readonly Step[], index: number): number {
  return steps.slice(0, index).reduce((sum, step) => sum + stepHeight(step) + stepArrow, 0);
}

/** The height of a panel with a title and these steps. */
export const stepsHeight = (steps: readonly Step[]): number =>
  36 + stepTop(steps, steps.length) - stepArrow + 4;

/** A sequence of steps, from top to bottom. */
export function Steps({ steps, y }: StepsProps): ReactNode {
  return steps.map((step, index) => {
    const top = y + stepTop(steps, index);
    const bottom = top + stepHeight(step);
    return (
      <g key={`${step.title} ${step.lines.join(' ')}`}>
        {step.title === undefined ? undefined : (
          <Label x={6} y={top + 8} anchor="start">
            {step.title}
          </Label>
        )}
        <Box
          x={6}
          y={bottom - boxHeight(step)}
          width={panelWidth - 12}
          height={boxHeight(step)}
          lines={step.lines}
          tone={step.tone ?? 'plain'}
          code={step.code ?? false}
        />
        {index === steps.length - 1 ? undefined : (
          <Arrow path={`M130 ${bottom}V${bottom + 27}`} end={[130, bottom + 36]} angle={90} />
        )}
        {step.then === undefined ? undefined : (
          <Label x={144} y={bottom + 17} anchor="start">
            {step.then}
          </Label>
        )}
      </g>
    );
  });
}
