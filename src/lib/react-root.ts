// In a module of ours, so that React's own code runs when its file is read, and not in one task with everything else (see `vite.config.ts`).
export { createRoot, hydrateRoot } from 'react-dom/client';
