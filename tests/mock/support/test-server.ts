import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMockServer, type MockServer, type MockServerOptions } from '../../../mock-server/server';

/** A mock server on a free port, with folders of its own, gone when it is closed. */
export async function testServer(options: Partial<MockServerOptions> = {}): Promise<MockServer & { folder: string }> {
  const data = await mkdtemp(join(tmpdir(), 'missio-mock-'));
  const server = await createMockServer({ port: 0, data, recordings: join(data, 'recordings'), ...options });
  return {
    ...server,
    folder: data,
    close: async () => {
      await server.close();
      await rm(data, { recursive: true });
    },
  };
}
