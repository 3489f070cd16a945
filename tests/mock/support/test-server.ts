import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockServer, type MockServer, type MockServerOptions } from '../../../mock-server/server';

/** A mock server on a free port, with folders of its own, gone when it is closed. */
export async function testServer(options: Partial<MockServerOptions> = {}): Promise<MockServer & { folder: string }> {
  const data = await mkdtemp(join(tmpdir(), 'missio-mock-'));
  const remove = () => rm(data, { recursive: true });
  const starting = createMockServer({ port: 0, data, recordings: join(data, 'recordings'), ...options });
  const server = await starting.catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    ...server,
    folder: data,
    close: async () => {
      await server.close();
      await remove();
    },
  };
}
