import { spawn } from 'node:child_process';
import { DEV_PORT } from '../ports';
import { processEnded } from '../support/process-ended';

/** The app as `npm run dev` serves it: from its sources, with React's development build. */
export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts it before the given backend; resolves once it answers. */
export const startDevServer = async (apiOrigin: string): Promise<DevServer> => {
  const url = `http://127.0.0.1:${DEV_PORT}`;
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(DEV_PORT)],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, API_ORIGIN: apiOrigin } },
  );
  const close = async () => {
    child.kill();
    await processEnded(child);
  };
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The development server ended at once, with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, close };
};
