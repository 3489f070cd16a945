import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { MAX_SEARCH_LENGTH } from '~/lib/list/list-search';
import { knownAccounts } from '../../../mock-server/seed/generate-users';
import { gate } from '../../e2e/support/gate';
import { counterValue } from '../support/definitions';
import { emulateMedia } from '../support/emulate-media';
import { pressEnter } from '../support/keyboard';
import { logIn } from '../support/log-in';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';
import { recordToasts } from '../support/toasts';
import { PHONE, resize } from '../support/viewports';

const USERS = '/api/admin/users';
const SYNC = '/api/admin/daisycon/sync';

const search = page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
const table = page.getByRole('table', { name: 'Utilisateurs' });
const title = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');
const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email });
const firstPage = page.getByText(/^Affichage de 1 à 15/);
const secondPage = page.getByText(/^Affichage de 16 à 30/);
const onlyResult = page.getByText('Affichage de 1 à 1 sur 1 résultats');
const failure = page.getByText('Chargement impossible');

const isOfCounter = (query: string) => new URLSearchParams(query).get('per_page') === '1';

const syncsOf = ({ calls }: TestBackend) => calls.filter(({ path }) => path === SYNC).length;

/** The list, as an administrator opens it. */
const openUsers = (query = '', backend = new TestBackend('admin')) => ({
  backend,
  app: openApp(`/admin/users${query}`, { backend }),
});

test('une liste qui ne se charge pas le dit et se recharge ; une page au-delà de la fin est la dernière', async () => {
  const backend = new TestBackend('admin');
  backend.armFault({ method: 'GET', path: USERS, status: 500, times: 9 });
  const { app } = openUsers('', backend);
  await app.isTold('Erreur lors du chargement des utilisateurs');
  await expect.element(failure).toBeVisible();
  backend.clearFaults();
  await pressEnter(page.getByRole('button', { name: 'Réessayer' }));
  await expect.element(page.getByText(/^Affichage de 1 à 15 sur/)).toBeVisible();
  // The figures failed with the list and come back with it; the focus is not lost with the button.
  expect(await counterValue('Total')).toBeGreaterThan(0);
  await expect.element(title).toHaveFocus();

  const beyond = openUsers('?page=99999&validated=oui&detail=abc', backend).app;
  await beyond.isAt(/\/admin\/users\?page=\d{1,3}$/);
  await expect.element(page.getByRole('link', { name: 'Page suivante' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
});

test('une réponse ancienne ne prend jamais la place d’une plus récente', async () => {
  const { backend } = openUsers();
  const { user } = await backend.createUser({ name: 'Uniquenom' });
  await expect.element(firstPage).toBeVisible();
  const { open: answer, opened: mayAnswer } = gate();
  let old: 'none' | 'asked' | 'answered' = 'none';
  backend.answer(USERS, async (request, next) => {
    if (new URL(request.url).searchParams.get('search') !== 'a') return next();
    old = 'asked';
    await mayAnswer;
    return next().finally(() => {
      old = 'answered';
    });
  });
  await search.fill('a');
  await expect.poll(() => old).toBe('asked');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await search.fill('Uniquenom');
  await expect.element(onlyResult).toBeVisible();
  await expect.element(rowOf(user.email)).toBeVisible();
  answer();
  await expect.poll(() => old).toBe('answered');
  // Whatever the answer brings about is drawn by then.
  await pressEnter(page.getByRole('button', { name: 'Accès rapide' }));
  await expect.element(page.getByRole('dialog', { name: 'Accès rapide' })).toBeVisible();
  expect(onlyResult.elements()).toHaveLength(1);
  expect(document.body.textContent).toContain(user.email);
});

test('chercher et tourner les pages ne relit pas les compteurs, « Effacer les filtres » garde le focus', async () => {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { backend } = openUsers();
  await expect.element(firstPage).toBeVisible();
  await counterValue('Total');
  const before = backend.calls.length;
  const asked = () => backend.calls.slice(before).map(({ path, query }) => path + query);
  // Long after they were read: a hand over the link of a page asks for that page alone.
  await vi.advanceTimersByTimeAsync(60_000);
  const link = page.getByRole('link', { name: 'Page 2', exact: true });
  await link.hover();
  await expect.poll(asked).toContainEqual(expect.stringMatching(/admin\/users\?page=2/));
  await link.click();
  await expect.element(secondPage).toBeVisible();
  await search.fill('personne ne porte ce nom');
  await expect.element(page.getByText('Aucun utilisateur', { exact: true })).toBeVisible();
  await pressEnter(page.getByRole('button', { name: 'Effacer les filtres' }));
  await expect.element(firstPage).toBeVisible();
  await expect.element(title).toHaveFocus();
  expect(asked().filter((address) => /admin\/users.*per_page=1(?!\d)/.test(address))).toEqual([]);
  // One destination is the current one: the brand leads elsewhere.
  const current = page.getByRole('navigation', { name: 'Administration' }).element().querySelectorAll('[aria-current]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Utilisateurs']);
});

test('le second clic d’un double clic sur « Page suivante » n’ouvre pas ce qui est venu sous le pointeur', async () => {
  const { app } = openUsers();
  const next = page.getByRole('link', { name: 'Page suivante' });
  await expect.element(next).toBeVisible();
  let pressed = { clientX: 0, clientY: 0, timeStamp: 0 };
  const note = ({ clientX, clientY, timeStamp }: MouseEvent) => {
    pressed = { clientX, clientY, timeStamp };
  };
  addEventListener('click', note, { capture: true, once: true });
  await next.click();
  await expect.element(secondPage).toBeVisible();
  /** At the same place, so long after the first press, on a button that the page has brought there. */
  const pressAgain = async (detail: number, later: number) => {
    const { clientX, clientY, timeStamp } = pressed;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail });
    Object.defineProperty(press, 'timeStamp', { value: timeStamp + later });
    const details = await page
      .getByRole('link', { name: /^Détails/ })
      .first()
      .findElement();
    details.dispatchEvent(press);
  };
  await pressAgain(2, 120);
  await app.isAt('/admin/users?page=2');
  await pressAgain(1, 900);
  await expect.element(dialog).toBeVisible();
  await app.isAt(/detail=\d+$/);
});

test('des compteurs qui ne se chargent pas le disent et se rechargent, la liste reste', async () => {
  const backend = new TestBackend('admin');
  backend.answer(USERS, (request, next) =>
    isOfCounter(new URL(request.url).search) ? new Response('', { status: 500 }) : next(),
  );
  openUsers('', backend);
  await expect.element(firstPage).toBeVisible();
  await expect.element(failure).toBeVisible();
  backend.answerNoMore(USERS);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect(await counterValue('Total')).toBeGreaterThan(0);
  expect(await counterValue('En attente')).toBeGreaterThan(0);
  await expect.element(failure).not.toBeInTheDocument();
});

test('la session qui se perd mène à la connexion, puis revient où l’on était', async () => {
  const { backend, app } = openUsers('?page=2');
  await expect.element(secondPage).toBeVisible();
  await expect.poll(() => syncsOf(backend)).toBe(1);
  backend.armFault({ method: 'GET', path: USERS, status: 401, times: 1 });
  // Without the pointer, which would have the page read beforehand.
  const link = await page.getByRole('link', { name: 'Page 3' }).findElement();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await app.isAt('/login');
  await app.isTold('Votre session a expiré. Veuillez vous reconnecter.');
  await page.getByRole('button', { name: 'OK' }).click();
  await logIn(knownAccounts.admin);
  await app.isAt('/admin/users?page=3');
  // It would otherwise come in the next test.
  await expect.poll(() => syncsOf(backend)).toBe(2);
});

test('la synchronisation silencieuse : une fois par ouverture, ses erreurs ignorées, son 401 respecté', async () => {
  const said = recordToasts();
  const backend = new TestBackend('admin');
  backend.armFault({ method: 'POST', path: SYNC, status: 500, times: 1 });
  const app = openApp('/admin', { backend });
  await expect.element(heading('Tableau de bord')).toBeVisible();
  await expect.poll(() => syncsOf(backend)).toBe(1);
  await page.getByRole('link', { name: 'Offres', exact: true }).click();
  await expect.element(title).toHaveTextContent(/^Gestion des offres$/);
  await page.getByRole('link', { name: 'Daisycon' }).click();
  await expect.element(title).toHaveTextContent(/^Configuration Daisycon$/);
  expect(syncsOf(backend)).toBe(1);
  expect(said).toEqual([]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();

  backend.armFault({ method: 'POST', path: SYNC, status: 401, times: 1 });
  app.reload();
  await app.isAt('/login');
  expect(syncsOf(backend)).toBe(2);
});

test('une fenêtre ouverte par son adresse rend le focus au titre de la page', async () => {
  const { app } = openUsers();
  await page
    .getByRole('link', { name: /^Détails/ })
    .first()
    .click();
  await expect.element(dialog).toBeVisible();
  app.reload();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test('une recherche sans résultat se dit aussi à qui ne la voit pas', async () => {
  openUsers();
  await expect.element(firstPage).toBeVisible();
  const spoken = page.getByRole('status').filter({ hasText: 'Aucun résultat' });
  await expect.element(spoken).not.toBeInTheDocument();
  await search.fill('personne-de-ce-nom');
  await expect.element(page.getByText('Aucun utilisateur')).toBeVisible();
  await expect.element(spoken).toBeInTheDocument();
});

test('sur papier, les comptes sont des fiches où rien n’est écrasé', async () => {
  await resize({ width: 684, height: 1000 });
  openUsers();
  await expect.element(firstPage).toBeVisible();
  await emulateMedia({ media: 'print' });
  const email = page.getByRole('row').nth(1).getByText('@');
  expect(email.element().getBoundingClientRect().width).toBeGreaterThan(100);
});

test('la recherche n’accepte pas plus que ce qu’elle cherche', async () => {
  openUsers();
  (await search.findElement()).focus();
  await cdp().send('Input.insertText', { text: 'a'.repeat(MAX_SEARCH_LENGTH + 50) });
  await expect.element(search).toHaveValue('a'.repeat(MAX_SEARCH_LENGTH));
});

for (const [width, height, least] of [
  [768, 1024, 13],
  [1024, 768, 10],
] as const) {
  test(`à ${width} pixels de large, la liste est un tableau qui montre au moins ${least} comptes`, async () => {
    await resize({ width, height });
    openUsers();
    await expect.element(firstPage).toBeVisible();
    const headers = table.getByRole('columnheader').elements();
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Tout sélectionner',
      'Nom',
      'Email',
      'Pays',
      'Statut',
      'Inscription',
      'Actions',
    ]);
    const rows = table.getByRole('row').elements().slice(1);
    const bottoms = rows.map((row) => row.getBoundingClientRect().bottom);
    expect(bottoms.filter((bottom) => bottom <= height).length).toBeGreaterThanOrEqual(least);
  });
}

test('sur un téléphone, un nom ordinaire tient sur une ligne de sa carte', async () => {
  await resize(PHONE);
  const backend = new TestBackend('admin');
  const { user } = await backend.createUser({ name: 'Maëlle Zidane' });
  openUsers(`?search=${encodeURIComponent(user.email)}`, backend);
  const name = page.getByRole('cell').getByText('Maëlle Zidane', { exact: true });
  await expect.element(name).toBeVisible();
  await document.fonts.ready;
  const range = document.createRange();
  range.selectNodeContents(name.element());
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
});

test('un nom d’un seul long mot ne sort pas de la fenêtre de son compte', async () => {
  await resize(PHONE);
  const backend = new TestBackend('admin');
  const name = `${'jeanphilippedelatourdupin'.repeat(4)}@entreprise.internationale.test`;
  const { user } = await backend.createUser({ name });
  openUsers(`?search=${encodeURIComponent(user.email)}&detail=${user.id}`, backend);
  const modal = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  const find = modal.getByRole('button', { name: `Trouver les participations de ${name}` });
  await expect.element(find).toBeVisible();
  expect(find.element().getBoundingClientRect().right).toBeLessThanOrEqual(PHONE.width);
});

test('un tri par colonne là où toute la liste est là, dans l’adresse', async () => {
  const backend = new TestBackend('admin');
  for (const first of ['Manon', 'Élodie', 'Zacharie', 'Amine']) await backend.createUser({ name: `${first} Dubois` });
  openUsers('?sort=name', backend);
  await expect.element(firstPage).toBeVisible();
  await expect.element(table.getByRole('button', { name: 'Nom', exact: true })).not.toBeInTheDocument();

  const { app } = openUsers('?search=dubois', backend);
  const name = table.getByRole('columnheader', { name: 'Nom' });
  const names = () => [...document.querySelectorAll<HTMLElement>('tr [data-person]')].map((row) => row.innerText);
  await expect.element(name).toHaveAttribute('aria-sort', 'none');
  const former = names();
  const ascending = former.toSorted(new Intl.Collator('fr-FR').compare);
  expect(former.length).toBeGreaterThan(2);
  expect(former).not.toEqual(ascending);
  await name.getByRole('button').click();
  await app.isAt('/admin/users?search=dubois&sort=name');
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(names).toEqual(ascending);
  await name.getByRole('button').click();
  await expect.element(name).toHaveAttribute('aria-sort', 'descending');
  app.goBack();
  app.goBack();
  await expect.element(name).toHaveAttribute('aria-sort', 'none');
  await expect.poll(names).toEqual(former);
});
