import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Leg, Line } from './graph.ts';
import styles from './styles.module.css';

/** Milliseconds of a round of pulses, in which the cube makes a quarter of a turn. */
const round = 5000;

/** When a round reaches each leg, and how long it takes there, in milliseconds. */
const legs: Readonly<Record<Leg, readonly [start: number, travel: number]>> = {
  ofEntry: [0, 900],
  ofModule: [900, 800],
  toCube: [1700, 1500],
  fromCube: [3200, 1800],
};

/** Moves an element from where it stands by a translation, once in each round, and hides it afterwards. */
function move(element: Element, leg: Leg, transform: string, easing: string): Animation {
  const [delay, travel] = legs[leg];
  const offset = travel / round;
  return element.animate(
    [
      { transform: 'none', opacity: 1, easing },
      { transform, opacity: 1, offset },
      { opacity: 0, offset },
      { opacity: 0 },
    ],
    { duration: round, delay, iterations: Infinity },
  );
}

interface PulseProps {
  readonly line: Line;
  /** True if lines lead to the right; otherwise they lead down. */
  readonly sideways: boolean;
  readonly running: boolean;
}

/**
 * A dot that moves along a line. Browsers move and hide layers without the main thread, which a dash that moves along
 * a stroke would keep busy with each frame.
 */
export default function Pulse({ line, sideways, running }: PulseProps): ReactNode {
  const { leg, start, end } = line;
  const dot = useRef<SVGCircleElement>(null);
  const animations = useRef<Animation[]>([]);
  useEffect(() => {
    const circle = dot.current;
    const group = circle?.parentElement;
    if (running && group && animations.current.length === 0) {
      // Together they follow the line: this easing is the shape of its curve.
      const eased = 'cubic-bezier(0.5, 0, 0.5, 1)';
      animations.current = [
        move(group, leg, `translateX(${end.x - start.x}px)`, sideways ? 'linear' : eased),
        move(circle, leg, `translateY(${end.y - start.y}px)`, sideways ? eased : 'linear'),
      ];
    }
    for (const animation of animations.current) {
      if (running) animation.play();
      else animation.pause();
    }
  }, [leg, start, end, sideways, running]);
  return (
    <g>
      <circle ref={dot} className={styles.pulse} cx={start.x} cy={start.y} r="2.25" />
    </g>
  );
}
