import { useState } from 'react';
import { Link } from 'wouter';
import type { Tool } from '../data/tools.ts';
import * as styles from './ToolCard.module.css';

interface ToolCardProps {
  tool: Tool;
}

export function ToolCard({ tool }: ToolCardProps) {
  const [isReserved, setReserved] = useState(false);
  return (
    <article className={isReserved ? styles.reserved : styles.card}>
      <h2>
        <Link href={`/tools/${tool.id}`}>{tool.name}</Link>
      </h2>
      <p>{tool.days} days at most</p>
      <button type="button" onClick={() => setReserved(!isReserved)}>
        {isReserved ? 'Give back' : 'Reserve'}
      </button>
    </article>
  );
}
