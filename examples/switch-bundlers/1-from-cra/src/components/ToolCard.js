import styles from './ToolCard.module.css';

export default function ToolCard({ image, tool }) {
  return (
    <article className={styles['tool-card']}>
      <img src={image} alt="" width="48" />
      {tool.name}: {tool.days} days
    </article>
  );
}
