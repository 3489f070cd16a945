import { reportFinding } from '~/lib/browser/error-reports';
import type { ApiError } from './api-error';
import { type CallName, clientCalls } from './contract/client-calls';
import { type Deviation, typeName } from './contract/lenient';

interface Entry extends Deviation {
  call: string;
  isRead: boolean;
  times: number;
}

const entries = new Map<string, Entry>();
const nameOf = (call: CallName): string => `${clientCalls[call].method} ${clientCalls[call].path}`;
const describe = ({ field, came, expected }: Deviation): string => `${field}: ${came}, the contract says ${expected}`;

const distinct = (deviations: readonly Deviation[]): string => [...new Set(deviations.map(describe))].join(' ; ');

const note = (call: string, deviation: Deviation, isRead: boolean): boolean => {
  const key = `${call} ${describe(deviation)} ${isRead}`;
  const known = entries.get(key);
  if (known) known.times += 1;
  else entries.set(key, { call, ...deviation, isRead, times: 1 });
  return !known;
};

let isPrinting = false;
const printSoon = () => {
  if (isPrinting) return;
  isPrinting = true;
  setTimeout(() => {
    isPrinting = false;
    console.groupCollapsed(`[api] where the backend differs from the contract: ${entries.size}`);
    console.table([...entries.values()]);
    console.groupEnd();
  });
};

/** Reports differences from the contract: a table in development, one warning per call and field in production. */
export const logDeviations = (name: CallName, deviations: readonly Deviation[]): void => {
  const call = nameOf(name);
  const news = deviations.filter((deviation) => note(call, deviation, true));
  if (news.length === 0) return;
  if (import.meta.env.DEV) printSoon();
  else for (const deviation of news) console.warn(`[api] ${call} — ${describe(deviation)}`);
};

interface Body {
  json: unknown;
  text: string;
}

const isPage = ({ json, text }: Body): boolean => json === undefined && text.trimStart().startsWith('<');

const describeBody = (body: Body): string => {
  if (isPage(body)) return 'a page';
  return body.json === undefined ? 'not JSON' : typeName(body.json);
};

let hasToldOfPages = false;
/** A proxy or a fallback to index.html answers every call by a page: said once, in the words of the screens. */
const tellOfPages = (call: string) => {
  if (hasToldOfPages) return;
  hasToldOfPages = true;
  console.error(`[api] Le serveur a répondu par une page\u00A0: ${call}`);
};

/** Reports an unreadable answer. Names call, field and types, never a value. */
export const logUnreadable = ({ call, message }: ApiError, body: Body, deviations: readonly Deviation[]): void => {
  if (isPage(body)) tellOfPages(nameOf(call));
  const whole = { field: '(body)', came: describeBody(body), expected: 'object' };
  const causes = body.json === undefined || deviations.length === 0 ? [whole] : deviations;
  console.error(`[api] ${message} — ${distinct(causes)}`);
  if (import.meta.env.VITE_REPORT_URL)
    reportFinding({ kind: 'answer', name: 'ApiError', message: `${message} — ${distinct(causes)}`, stack: '' });
  if (!import.meta.env.DEV) return;
  for (const cause of causes) note(nameOf(call), cause, false);
  printSoon();
};
