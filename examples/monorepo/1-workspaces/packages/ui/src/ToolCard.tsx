import type { Tool } from '@tools/catalog';
import type { ReactNode } from 'react';
import * as styles from './ToolCard.module.css';

export function ToolCard({ tool, children }: { tool: Tool; children: ReactNode }) {
  return (
    <article className={styles.card}>
      <h2>{tool.name}</h2>
      <p>{tool.days} days at most</p>
      {children}
    </article>
  );
}
