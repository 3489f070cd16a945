import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createApp } from './create-app';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no element with the identifier "app"');

createRoot(container).render(
  <StrictMode>
    <App app={createApp({ history: createBrowserHistory() })} />
  </StrictMode>,
);
