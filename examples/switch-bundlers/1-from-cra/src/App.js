import { lazy, Suspense } from 'react';
import ToolCard from './components/ToolCard';
import drill from './drill.svg';
import Drill from './drill.svg?react';
import tools from './tools.json';

const Rules = lazy(() => import(/* webpackChunkName: "rules" */ './components/Rules'));

export default function App() {
  return (
    <main>
      <h1>
        <Drill width="32" /> Tool library of {process.env.REACT_APP_CITY}
      </h1>
      {tools.map((tool) => (
        <ToolCard key={tool.id} image={drill} tool={tool} />
      ))}
      <Suspense fallback={null}>
        <Rules />
      </Suspense>
    </main>
  );
}
