import type { ChildProcess } from 'node:child_process';

/** Resolves once a process that a test started has ended, at once if it has already. */
export const processEnded = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve();
