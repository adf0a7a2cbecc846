import type { ReactNode } from 'react';
import KeptHtml from '../KeptHtml/index.tsx';
// What the server rendered needs them without the component.
import './styles.module.css';

const load = () => import('./index.tsx');

/** The walkthrough as browsers have it: without the code that renders it. */
export default function DeferredWalkthrough(): ReactNode {
  return <KeptHtml load={load} />;
}
