import { useId, type ReactNode } from 'react';
import styles from './styles.module.css';

const boxes = [
  { title: 'webpack', detail: 'JSON module' },
  { title: 'csv.js', detail: 'loader' },
  { title: 'strip-comments.js', detail: 'loader' },
  { title: 'prices.csv', detail: 'file' },
] as const;

const width = 660;
const boxWidth = 150;
const boxTop = 52;
const boxHeight = 56;
const left = (column: number): number => column * ((width - boxWidth) / (boxes.length - 1));
const middle = (column: number): number => left(column) + boxWidth / 2;

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

function Arrow({ from, to, y }: ArrowProps): ReactNode {
  const back = to > from ? -8 : 8;
  return (
    <path
      d={`M${from} ${y}H${to}m${back} -5L${to} ${y}l${back} 5`}
      fill="none"
      stroke="var(--ifm-color-primary)"
      strokeWidth="2"
    />
  );
}

/** The path of a request through two loaders, and the source's path back. */
export default function LoaderChain(): ReactNode {
  const id = useId();
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      viewBox={`-1 0 ${width + 2} 164`}
      className={styles.chain}
      fontSize="13"
      textAnchor="middle"
      fill="currentColor"
    >
      <title id={`${id}-title`}>The two passes over a chain of loaders</title>
      <desc id={`${id}-desc`}>
        First webpack goes from the first loader of the list to the last and calls their pitch
        functions: csv.js, then strip-comments.js. Then it reads prices.csv and goes back: the
        content passes strip-comments.js first and csv.js second, whose result webpack handles as a
        JSON module.
      </desc>
      <text x={width / 2} y="14">
        1. pitch: in the order of the list
      </text>
      <Arrow from={middle(0)} to={middle(3)} y={30} />
      {boxes.map(({ title, detail }, column) => (
        <g key={title}>
          <rect
            x={left(column)}
            y={boxTop}
            width={boxWidth}
            height={boxHeight}
            rx="6"
            fill="var(--portal-surface)"
            stroke={
              detail === 'loader' ? 'var(--ifm-color-primary)' : 'var(--ifm-color-emphasis-500)'
            }
          />
          <text x={middle(column)} y={boxTop + 24} fontWeight="600">
            {title}
          </text>
          <text x={middle(column)} y={boxTop + 43}>
            {detail}
          </text>
        </g>
      ))}
      <Arrow from={middle(3)} to={middle(0)} y={130} />
      <text x={width / 2} y="156">
        2. content: the last loader first
      </text>
    </svg>
  );
}
