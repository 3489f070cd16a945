import { createServer } from 'node:net';
import findProcess from 'find-process';

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

export const describeTakenPort = async (port, advice = 'choisissez un autre port avec --port.') => {
  const [holder] = await findProcess('port', port, { logLevel: 'error' }).catch(() => []);
  const by = holder ? ` par ${holder.name} (processus ${holder.pid})` : '';
  return `Le port ${port} est déjà pris${by} : arrêtez le programme qui l’occupe, ou ${advice}`;
};
