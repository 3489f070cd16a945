import { createMockServer } from '../../../mock-server/server';

/* The server that the crash test kills: its folder is its one argument, its address its one line. */
const server = await createMockServer({ port: 0, data: process.argv[2] ?? '', compactBytes: 20_000 });
console.log(server.url);
