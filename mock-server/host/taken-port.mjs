import { createServer } from 'node:net';
import findProcess from 'find-process';

/** Whether nobody listens there. `localhost` may mean either address, and a browser takes the one that answers. */
export const isPortFree = async (port, hosts = ['127.0.0.1', '::1']) => {
  for (const host of hosts) if (await isTaken(port, host)) return false;
  return true;
};

const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });

/** The first half of a sentence: that a port is taken, and by whom where the system tells. */
export const describeTakenPort = async (port) => {
  const [holder] = await findProcess('port', port, { logLevel: 'error' }).catch(() => []);
  return `Le port ${port} est déjà pris${holder ? ` par ${holder.name} (processus ${holder.pid})` : ''}`;
};
