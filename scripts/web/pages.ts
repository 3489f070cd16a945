import type { BrowserContext } from 'playwright';
import * as v from 'valibot';
import { knownAccounts } from '../../mock-server/seed/generate-users';
import { Session } from '../../src/api/contract/strict/answers';
import { TOKEN_KEY, USER_KEY } from '../../src/lib/browser/storage';

export interface MeasuredPage {
  name: 'landing' | 'login' | 'dashboard' | 'offers' | 'admin-users' | 'admin-offers' | 'admin-participations';
  path: string;
  account: { email: string; password: string } | null;
  /** JavaScript: the content is there and the page responds. */
  readyWhen: string;
}

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

export const camille = credentialsOf(knownAccounts.camille);
export const admin = credentialsOf(knownAccounts.admin);

/** React marks hydrated nodes; a prerendered page has no other sign. */
const HYDRATED = "Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer'))";

const has = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const OFFERS = has('main a[href^="/offers/"]');
const ROWS = has('tbody:not([aria-hidden]) tr');

/** The pages of budget and bench. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', account: null, readyWhen: HYDRATED },
  { name: 'login', path: '/login', account: null, readyWhen: HYDRATED },
  { name: 'dashboard', path: '/dashboard', account: camille, readyWhen: OFFERS },
  { name: 'offers', path: '/offers', account: camille, readyWhen: OFFERS },
  { name: 'admin-users', path: '/admin/users', account: admin, readyWhen: ROWS },
  { name: 'admin-offers', path: '/admin/offers', account: admin, readyWhen: ROWS },
  { name: 'admin-participations', path: '/admin/participations', account: admin, readyWhen: ROWS },
];

/** Acts once a page has loaded, which starts the app; saves data, so that nothing is fetched twice. */
export const actOnLoad = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({
    content: `
Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
addEventListener('load', () => setTimeout(() => document.dispatchEvent(new Event('input'))));`,
  });

/** Stores a session for the pages of the context. */
export const signInContext = async (context: BrowserContext, origin: string, account: MeasuredPage['account']) => {
  if (!account) return;
  const response = await context.request.post(`${origin}/api/auth/login`, { data: account });
  const session = v.parse(Session, await response.json());
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      [TOKEN_KEY, session.access_token],
      [USER_KEY, JSON.stringify(session.user)],
    ] as const,
  );
};
