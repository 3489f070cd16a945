import { once } from 'node:events';
import { createServer } from 'node:net';
import { createServer as createViteServer, preview } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { sayTakenPort } from '../../../scripts/build/say-taken-port';

afterEach(() => {
  vi.restoreAllMocks();
  end.mockClear();
});

const end = vi.fn();
const starts = {
  dev: async (port: number) => {
    const server = await createViteServer({ ...common, server: { port, strictPort: true, host: '127.0.0.1' } });
    await server.listen().finally(() => server.close());
  },
  preview: (port: number) => preview({ ...common, preview: { port, strictPort: true, host: '127.0.0.1' } }),
};
const common = {
  configFile: false as const,
  logLevel: 'silent' as const,
  root: 'deploy',
  build: { outDir: '.' },
  plugins: [sayTakenPort(end)],
};

it.each(['dev', 'preview'] as const)('vite %s says in one sentence that its port is taken, and ends', async (by) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(starts[by](port)).rejects.toThrow('already in use');
  expect(end).toHaveBeenCalledExactlyOnceWith(1);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(new RegExp(`^Le port ${port} est déjà pris.* : arrêtez .* avec --port\\.$`))],
  ]);
  taken.close();
});
