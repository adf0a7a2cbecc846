import { createSignal } from 'solid-js';
import type { Tool } from '../data/tools.ts';
import * as styles from './ToolCard.module.css';

interface ToolCardProps {
  tool: Tool;
}

export function ToolCard(props: ToolCardProps) {
  const [isReserved, setReserved] = createSignal(false);
  return (
    <article class={isReserved() ? styles.reserved : styles.card}>
      <h2>{props.tool.name}</h2>
      <p>{props.tool.days} days at most</p>
      <button type="button" onClick={() => setReserved(!isReserved())}>
        {isReserved() ? 'Give back' : 'Reserve'}
      </button>
    </article>
  );
}
