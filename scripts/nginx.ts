import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'];

/** `deploy/serve.sh` fills in the configuration with `envsubst`. */
const isInstalled = (): boolean =>
  existsSync('/usr/sbin/nginx') && existsSync(BROTLI_MODULE) && spawnSync('envsubst', ['--version']).status === 0;

/** Installs Debian's nginx, brotli module and `envsubst` if missing, without starting nginx. @throws {Error} */
export const installNginx = (): void => {
  if (isInstalled()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Debian's packages ${PACKAGES.join(', ')} are needed; only root can install them, on Debian.`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed`);
  }
};
