type Found =
  | { environment: Record<string, string>; missing?: undefined }
  | { environment?: undefined; missing: string };

/** Finds `firefox` or `webkit`, or installs Debian's. @returns `environment`, or `missing`: why its tests cannot run */
export function findBrowser(name: 'firefox' | 'webkit', install?: (packages: string[]) => unknown): Found;
