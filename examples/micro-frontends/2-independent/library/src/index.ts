import('./start.tsx');
