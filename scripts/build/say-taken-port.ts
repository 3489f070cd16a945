import { spawnSync } from 'node:child_process';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

type ListenOptions = Pick<ViteDevServer['config']['server'], 'port' | 'strictPort'>;

/** Instead of a stack, one sentence: who has the port, and how to choose another. */
export const sayTakenPort = (end: (status: number) => void = process.exit): Plugin => {
  const watch = (server: ViteDevServer | PreviewServer, { port, strictPort }: ListenOptions) => {
    server.httpServer?.on('error', (error) => {
      if (!strictPort || !('code' in error && error.code === 'EADDRINUSE')) return;
      // Meanwhile nothing else runs: Vite would print its stack and end the process.
      const { stderr } = spawnSync(process.execPath, ['scripts/say-taken-port.mjs', String(port)], {
        encoding: 'utf8',
      });
      console.error(stderr.trim());
      end(1);
    });
  };
  return {
    name: 'missio-say-taken-port',
    configureServer: (server) => watch(server, server.config.server),
    configurePreviewServer: (server) => watch(server, server.config.preview),
  };
};
