/** Matches the name of a built script, without folder and hash: `login` in `/assets/login-CD0L2kQx.js`. */
export const BUILT_SCRIPT = /\/assets\/([^/]+)-[\w-]{8}\.js$/;
