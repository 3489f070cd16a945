import { expect, type Page, request } from '@playwright/test';
import * as v from 'valibot';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { Session } from '../../../src/api/contract/strict/answers';
import { TOKEN_KEY, USER_KEY } from '../../../src/lib/browser/storage';
import { MOCK_URL } from './mock';

type Account = { email: string; password: string };
type OpenSession = v.InferOutput<typeof Session>;

const credentialsOf = ({ email, password }: Account): Account => ({ email, password });

export const adminAccount = credentialsOf(knownAccounts.admin);
/** Has participations for several pages. Shared by all tests: none may change her data. */
export const camilleAccount = credentialsOf(knownAccounts.camille);
export const PASSWORD = knownAccounts.camille.password;

let serial = 0;
/** An address that no other test has. */
export const freshEmail = (name = 'essai'): string => `${name}.${process.pid}.${Date.now()}.${serial++}@missio.test`;

const post = async (path: string, data: unknown, token?: string, method = 'POST') => {
  const context = await request.newContext({
    baseURL: MOCK_URL,
    extraHTTPHeaders: token ? { Authorization: `Bearer ${token}` } : {},
  });
  const response = await context.fetch(path, { method, data });
  const body: unknown = await response.json();
  await context.dispose();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${JSON.stringify(body)}`);
  return body;
};

/** Opens a session through the API. */
export const openSession = async (account: Account): Promise<OpenSession> =>
  v.parse(Session, await post('/api/auth/login', account));

/** Registers a user of its own for a test, not validated. */
export const createUser = async (
  changes: { name?: string; email?: string; country?: string } = {},
): Promise<OpenSession & Account> => {
  const account = { email: changes.email ?? freshEmail(), password: PASSWORD };
  const answer = await post('/api/auth/register', {
    name: changes.name ?? 'Dominique Essai',
    ...account,
    password_confirmation: account.password,
    country: changes.country ?? 'FR',
  });
  return { ...v.parse(Session, answer), ...account };
};

/** Validates an account, as the administrator. */
export const validateUser = async (id: number): Promise<void> => {
  const { access_token } = await openSession(adminAccount);
  await post(`/api/admin/users/${id}/validate`, {}, access_token, 'PATCH');
};

/** Registers a user of its own for a test and validates it. */
export const createValidatedUser = async (changes: Parameters<typeof createUser>[0] = {}) => {
  const created = await createUser(changes);
  await validateUser(created.user.id);
  return created;
};

/** Signs in by local storage, without the form; the next page that opens has the session. */
export const signIn = async (page: Page, session: OpenSession): Promise<void> => {
  await page.addInitScript(
    (pairs) => {
      // Once per browser: a logout in the test must stay a logout after a reload.
      if (sessionStorage.getItem('signed-in')) return;
      sessionStorage.setItem('signed-in', '1');
      for (const [key, value] of pairs) localStorage.setItem(key, value);
    },
    [
      [TOKEN_KEY, session.access_token],
      [USER_KEY, JSON.stringify(session.user)],
    ] as const,
  );
};

/** Fills in and sends the login form of the page that is open. */
export const logIn = async (page: Page, { email, password }: Account): Promise<void> => {
  const send = page.getByRole('button', { name: 'Se connecter' });
  await expect(send).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await send.click();
};

/** Logs in by the form, without « Se souvenir de moi ». */
export const logInForThisSession = async (page: Page, account: Account): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).uncheck();
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
};

const isToastShown = (message: string): boolean => {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  const parts = [...document.querySelectorAll('section[aria-label=Notifications] *')];
  return parts.some((part) => words(part.textContent) === words(message) && part.getClientRects().length > 0);
};

/**
 * Waits for a toast that says `message`. It leaves after 1.5 s, so the page itself looks, twenty times a second;
 * after a `goto`, `waitUntil: 'commit'` begins in time.
 */
export const expectToast = (page: Page, message: string) =>
  page.waitForFunction(isToastShown, message, { polling: 50, timeout: 10_000 });
