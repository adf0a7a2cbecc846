import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  /** Short name, read first by screen readers. */
  readonly title: string;
  /** What the drawing says, in sentences. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** An accessible frame for inline drawings; they scale down with the column and scroll on narrow screens. */
export function Diagram({ title, description, width, height, children }: DiagramProps): ReactNode {
  const id = useId();
  return (
    // It scrolls on narrow screens, which has to work from the keyboard too.
    <figure className={styles.figure} tabIndex={0} aria-label={title}>
      <svg
        className={styles.svg}
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
    </figure>
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
  /** Path data; the head lies at its end and points along `angle`. */
  readonly path: string;
  readonly end: readonly [number, number];
  /** Degrees, clockwise from pointing right. */
  readonly angle: number;
  readonly dashed?: boolean;
}

/** A line with a head. Heads are drawn instead of referred to by id, which would have to be unique in the page. */
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

/** Text beside a line or above a group. */
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

/** A dashed frame around things that belong together. */
export function Area({ x, y, width, height }: AreaProps): ReactNode {
  return <rect className={styles.area} x={x} y={y} width={width} height={height} rx={10} />;
}
