import type { ReactNode } from 'react';
import KeptHtml from '../KeptHtml/index.tsx';
// The server's HTML needs these imports without the component.
import './styles.module.css';

const load = () => import('./index.tsx');

/** The walkthrough in browsers: without the code that renders it. */
export default function DeferredWalkthrough(): ReactNode {
  return <KeptHtml load={load} />;
}
