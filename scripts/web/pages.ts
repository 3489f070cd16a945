import type { BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { knownAccounts } from '../../mock-server/seed/generate-users';
import { Session } from '../../src/api/contract/entities';
import { TOKEN_KEY, USER_KEY } from '../../src/lib/storage-keys';

/** A page that budget and bench look at. */
export interface MeasuredPage {
  name: 'landing' | 'login' | 'dashboard' | 'offers' | 'admin-users' | 'admin-offers' | 'admin-participations';
  path: string;
  account: { email: string; password: string } | null;
  /** Resolves once the page can be used: its content is there and it answers. */
  isReady: (page: Page) => Promise<unknown>;
}

const credentialsOf = ({ email, password }: { email: string; password: string }) => ({ email, password });

export const camille = credentialsOf(knownAccounts.camille);
export const admin = credentialsOf(knownAccounts.admin);

/** React marks the nodes that it has taken over; there is no other sign that a prerendered page answers. */
const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );

// By selector: to find a role Playwright works out the names of all there is, again and again, in the time that is measured.
const hasRows = (page: Page) => page.locator('tbody:not([aria-hidden]) tr').first().waitFor();

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', account: null, isReady: isHydrated },
  { name: 'login', path: '/login', account: null, isReady: isHydrated },
  {
    name: 'dashboard',
    path: '/dashboard',
    account: camille,
    isReady: (page) => page.locator('h2', { hasText: 'Participations récentes' }).waitFor(),
  },
  {
    name: 'offers',
    path: '/offers',
    account: camille,
    isReady: (page) => page.locator('main a', { hasText: 'Voir les détails' }).first().waitFor(),
  },
  {
    name: 'admin-users',
    path: '/admin/users',
    account: admin,
    isReady: hasRows,
  },
];

/** What the bench looks at: the same, and the other lists of the admin area. */
export const benchPages: readonly MeasuredPage[] = [
  ...measuredPages,
  { name: 'admin-offers', path: '/admin/offers', account: admin, isReady: hasRows },
  { name: 'admin-participations', path: '/admin/participations', account: admin, isReady: hasRows },
];

/** Puts a session into the local storage of the context's pages. */
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
