import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.mjs';

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** WebKitGTK's small browser, which Debian keeps beside the library: `/usr/lib/<machine>/webkit2gtk-<version>/`. */
const findMiniBrowser = (libraries) =>
  (existsSync(libraries) ? readdirSync(libraries) : [])
    .filter((machine) => machine.includes('linux'))
    .flatMap((machine) =>
      readdirSync(join(libraries, machine))
        .filter((folder) => folder.startsWith('webkit2gtk-'))
        .map((folder) => join(libraries, machine, folder, 'MiniBrowser')),
    )
    .find(existsSync);

/** The browsers of `tests/browsers`: what each needs, and the environment that names it once it is there. */
const browsers = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => {
      const FIREFOX_PATH = process.env.FIREFOX_PATH ?? inPath('firefox-esr') ?? inPath('firefox');
      return FIREFOX_PATH && { FIREFOX_PATH };
    },
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => {
      const WEBKIT_PATH = process.env.WEBKIT_PATH ?? findMiniBrowser('/usr/lib');
      return inPath('WebKitWebDriver') && inPath('Xvfb') && WEBKIT_PATH && { WEBKIT_PATH };
    },
  },
};

/** Finds `firefox` or `webkit`, or installs Debian's. @returns `environment`, or `missing`: why its tests cannot run */
export const findBrowser = (name, install = installDebianPackages) => {
  const { packages, find } = browsers[name];
  let environment = find();
  if (!environment) {
    install(packages);
    environment = find();
  }
  return environment ? { environment } : { missing: `this system has no ${packages.join(' and ')}` };
};
