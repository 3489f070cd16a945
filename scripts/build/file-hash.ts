/** How much of a file's hash is in its name. Vite takes 8; the start's list of files, which every page has, then weighs a tenth of a kilobyte more; less than 7 the bundler does not take for as many files. */
export const HASH_LENGTH = 7;

/** Names of files as the build writes them: `assets/login-CD0L2kQ.js`. */
export const hashedName = (extension: string): string => `assets/[name]-[hash:${HASH_LENGTH}]${extension}`;

const HASH = String.raw`-[\w-]{${HASH_LENGTH}}`;

/** Finds the name of a built script, without folder and hash, in its address. */
export const BUILT_SCRIPT = new RegExp(String.raw`(?:^|/assets/)([^/]+)${HASH}\.js$`);

/** Finds the hash in the address of a built file. */
export const BUILT_HASH = new RegExp(String.raw`${HASH}(?=\.\w+$)`);
