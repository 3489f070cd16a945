import type { Plugin } from 'vite';

/** Ample: a cold start is busy with compiling, and without a server the answer is there at once. */
const ANSWER_MS = 10_000;

/** Whether the backend is our mock; any other answers otherwise, or not at all. */
const isMock = async (apiOrigin: string): Promise<boolean> => {
  try {
    const response = await fetch(new URL('/__mock', apiOrigin), { signal: AbortSignal.timeout(ANSWER_MS) });
    const health: unknown = await response.json();
    return response.ok && typeof health === 'object' && health !== null && 'faults' in health && 'clock' in health;
  } catch {
    return false;
  }
};

/** Adds the workbench's button to the pages of the development server, in front of the mock server only. */
export const workbench = (apiOrigin: string): Plugin => ({
  name: 'missio-workbench',
  apply: 'serve',
  transformIndexHtml: async (_html, { path }) => {
    // Storybook's pages pass here too.
    if (path !== '/index.html' || !(await isMock(apiOrigin))) return;
    return [{ tag: 'script', attrs: { type: 'module', src: '/scripts/workbench/panel.ts' }, injectTo: 'body' }];
  },
});
