import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'];

const isInstalled = (): boolean => existsSync('/usr/sbin/nginx') && existsSync(BROTLI_MODULE);

/**
 * Installs Debian's nginx with its brotli module, unless both are there. The package's own service is not started.
 * @throws {Error} when apt-get fails
 */
export const installNginx = (): void => {
  if (isInstalled()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]]) {
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed`);
  }
};
