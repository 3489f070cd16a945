import type { Report, ReportKind } from './report-format';

/* Collects what `src/features/reporting` sends. Callers first ask for `VITE_REPORT_URL`: other builds have nothing. */

declare global {
  interface ImportMetaEnv {
    readonly VITE_REPORT_URL?: string;
    readonly VITE_REPORT_SAMPLE?: string;
  }
}

/** Not yet scrubbed. */
export interface Finding extends Omit<Report, 'build' | 'stack'> {
  stack: string;
}

const MAX_EARLY = 20;

let early: Finding[] = [];
let readRoute: () => string | null = () => null;
const reported = new WeakSet<object>();

let receive = (finding: Finding): void => {
  if (early.length < MAX_EARLY) early.push(finding);
};

/** @param read returns the pattern of the current route, without its values */
export const nameRouteBy = (read: () => string | null): void => {
  readRoute = read;
};

/** Errors of browser extensions are not the site's. */
const isOfExtension = ({ message, stack }: Pick<Finding, 'message' | 'stack'>): boolean =>
  /-extension:\/\//.test(message + stack);

export const reportFinding = (finding: Omit<Finding, 'route'>): void => {
  if (!isOfExtension(finding)) receive({ route: readRoute(), ...finding });
};

/** Reports an error once, wherever else it arrives. */
export const reportError = (kind: ReportKind, error: unknown): void => {
  if (error instanceof Error) {
    if (reported.has(error)) return;
    reported.add(error);
    reportFinding({ kind, name: error.name, message: error.message, stack: error.stack ?? '' });
  } else {
    reportFinding({ kind, name: typeof error, message: typeof error === 'string' ? error : '', stack: '' });
  }
};

export const takeEarlyFindings = (): Finding[] => {
  const taken = early;
  early = [];
  return taken;
};

/** Hands over what was found so far, and from now on what will be. */
export const receiveFindings = (receiver: (finding: Finding) => void): void => {
  receive = receiver;
  takeEarlyFindings().forEach(receiver);
};
