export { ToolCard } from './ToolCard.tsx';
