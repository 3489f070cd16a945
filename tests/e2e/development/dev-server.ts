import { spawn } from 'node:child_process';
import { DEV_PORT } from '../ports';
import { processEnded } from '../support/process-ended';

/** The app as `npm run dev` serves it: from its sources, with React's development build. */
export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts it in front of the given backend; resolves once it listens. */
export const startDevServer = async (apiOrigin: string): Promise<DevServer> => {
  const url = `http://127.0.0.1:${DEV_PORT}`;
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', String(DEV_PORT)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', API_ORIGIN: apiOrigin },
    },
  );
  const close = async () => {
    child.kill();
    await processEnded(child);
  };
  await new Promise<void>((resolve, reject) => {
    // Vite prints its address once it listens.
    child.stdout.on('data', (chunk) => String(chunk).includes(url) && resolve());
    child.once('exit', (code) => reject(new Error(`The development server ended at once, with ${code}`)));
  });
  return { url, close };
};
