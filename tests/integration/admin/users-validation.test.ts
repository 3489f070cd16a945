import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { useMotion } from '~/design-system/motion/use-motion';
import { counterValue } from '../support/definitions';
import { emulateMedia } from '../support/emulate-media';
import { pressEnter } from '../support/keyboard';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { recordToasts } from '../support/toasts';
import { PHONE, resize } from '../support/viewports';

const VALIDATED = 'Utilisateur validé avec succès !';
const NAME = 'Suitedecomptes';

const search = page.getByRole('searchbox', { name: 'Rechercher un utilisateur' });
const statusFilter = page.getByRole('combobox', { name: 'Filtrer par statut' });
const validateButton = (name: string) => page.getByRole('button', { name: `Valider ${name}` });
const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email });
const nobody = page.getByText('Aucun utilisateur', { exact: true });
const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });

const validationsSentTo = (backend: TestBackend) =>
  backend.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path);

const validationOf = ({ user }: Awaited<ReturnType<TestBackend['createUser']>>) =>
  `/api/admin/users/${user.id}/validate`;

/** Opens the list of waiting accounts, searched for two with a name of their own. */
const openTwoWaiting = async () => {
  const backend = new TestBackend('admin');
  const next = await backend.createUser({ name: `${NAME} Seconde` });
  const first = await backend.createUser({ name: `${NAME} Première` });
  const app = openApp(`/admin/users?validated=0&search=${NAME}`, { backend });
  await expect.element(validateButton(`${NAME} Première`)).toBeVisible();
  return { backend, app, first, next, sent: () => validationsSentTo(backend) };
};

test('un compte validé quitte ceux qui attendent, les compteurs suivent, et son tableau de bord s’ouvre', async () => {
  const backend = new TestBackend('admin');
  const account = await backend.createUser({ name: 'Zoé Attente' });
  const { email } = account.user;
  openApp('/dashboard', { backend, session: account });
  await expect.element(page.getByText('Compte en attente de validation')).toBeVisible();

  const app = openApp('/admin/users', { backend });
  const waiting = await counterValue('En attente');
  const validated = await counterValue('Validés');
  await search.fill(email);
  await app.isAt(/^\/admin\/users\?search=essai/);
  await expect.element(page.getByText('Affichage de 1 à 1 sur 1 résultats')).toBeVisible();
  await statusFilter.selectOptions('En attente');
  await app.isAt(/validated=0/);
  await expect.element(rowOf(email).getByText('En attente')).toBeVisible();
  await pressEnter(rowOf(email).getByRole('button', { name: 'Valider Zoé Attente' }));
  await app.isTold(VALIDATED);
  // It has left the list of those that wait.
  await expect.element(page.getByText('Aucun utilisateur')).toBeVisible();
  expect(await counterValue('En attente')).toBe(waiting - 1);
  expect(await counterValue('Validés')).toBe(validated + 1);

  app.goBack();
  await app.isAt(/^(?!.*validated)/);
  await expect.element(search).toHaveValue(email);
  await expect.element(rowOf(email).getByText('Validé', { exact: true })).toBeVisible();
  await expect.element(rowOf(email).getByRole('button', { name: /^Valider/ })).not.toBeInTheDocument();

  openApp('/dashboard', { backend, session: account });
  await expect.element(page.getByText('Offres récentes')).toBeVisible();
});

test('une validation refusée est reprise, dans la fenêtre comme dans la ligne', async () => {
  const backend = new TestBackend('admin');
  const { user } = await backend.createUser({ name: 'Noé Refus' });
  const searched = `/admin/users?search=${encodeURIComponent(user.email)}`;
  const details = page.getByRole('link', { name: 'Détails de Noé Refus' });
  const validate = dialog.getByRole('button', { name: 'Valider ce compte' });
  const app = openApp(searched, { backend });
  await details.click();
  await expect.element(dialog.getByText(user.email)).toBeVisible();
  await app.isAt(new RegExp(`detail=${user.id}`));

  backend.armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 2 });
  await validate.click();
  await app.isTold('Erreur lors de la validation');
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Erreur lors de la validation');
  await expect.element(dialog.getByText('En attente', { exact: true })).toBeVisible();
  await expect.element(validate).toBeVisible();

  // Escape closes, Back does not open it again, and the focus is where it was.
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await app.isAt(/^(?!.*detail)/);
  await expect.element(details).toHaveFocus();

  await validateButton('Noé Refus').click();
  await expect.element(page.getByRole('alert').filter({ hasText: 'le compte de Noé Refus' })).toBeVisible();
  await expect.element(validateButton('Noé Refus')).toBeVisible();

  // The address alone opens the modal; the third attempt succeeds.
  const again = openApp(`${searched}&detail=${user.id}`, { backend });
  await validate.click();
  await again.isTold(VALIDATED);
  await expect.element(dialog.getByText('Validé', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await again.isAt(/^(?!.*detail)/);
});

test('deux validations refusées : les deux comptes sont nommés, l’un jusqu’à ce qu’il soit validé', async () => {
  const { backend, first, sent } = await openTwoWaiting();
  const alerts = page.getByRole('alert');
  const alert = (account: string) => alerts.filter({ hasText: `le compte de ${NAME} ${account}` });
  backend.armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 2 });
  await validateButton(`${NAME} Première`).click();
  await expect.element(alert('Première')).toBeVisible();
  await validateButton(`${NAME} Seconde`).click();
  await expect.element(alert('Seconde')).toBeVisible();
  await expect.element(alert('Première')).toBeVisible();
  // Other rows, other truths.
  await statusFilter.selectOptions('Validés');
  await expect.element(nobody).toBeVisible();
  await expect.element(alerts).not.toBeInTheDocument();
  await statusFilter.selectOptions('En attente');
  await expect.element(alert('Première')).toBeVisible();
  await validateButton(`${NAME} Première`).click();
  await expect.element(rowOf(first.user.email)).not.toBeInTheDocument();
  await expect.element(alert('Première')).not.toBeInTheDocument();
  await expect.element(alert('Seconde')).toBeVisible();
  expect(sent()).toHaveLength(3);
});

test('au bas d’une longue liste, sur un téléphone, l’échec d’une validation reste sous les yeux', async () => {
  await resize(PHONE);
  const backend = new TestBackend('admin');
  for (let index = 1; index <= 15; index += 1) await backend.createUser();
  openApp('/admin/users?validated=0', { backend });
  const validate = page.getByRole('button', { name: /^Valider / }).last();
  await expect.element(validate).toBeVisible();
  validate.element().scrollIntoView({ block: 'center' });
  backend.armFault({ method: 'PATCH', path: '/api/admin/users/*', status: 500, times: 1 });
  await validate.click();
  const failure = page.getByRole('alert').filter({ hasText: 'toujours en attente' });
  await expect.element(failure).toBeInViewport({ ratio: 1 });
  expect(window.scrollY).toBeGreaterThan(PHONE.height);
});

test('un double clic sur « Valider » valide une fois', async () => {
  const backend = new TestBackend('admin');
  const { user } = await backend.createUser({ name: 'Ali Double' });
  const app = openApp(`/admin/users?search=${encodeURIComponent(user.email)}`, { backend });
  const validate = validateButton('Ali Double');
  const button = await validate.findElement();
  for (let time = 1; time <= 2; time += 1)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await app.isTold(VALIDATED);
  await expect.element(validate).not.toBeInTheDocument();
  expect(validationsSentTo(backend)).toHaveLength(1);
});

/** The middle of a control for CDP, which counts from the window's corner: this page stands in it, made smaller. */
const placeOf = (control: Locator) => {
  const { left, top, width, height } = control.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, window.innerWidth);
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
};

test('le second clic d’un double clic ne valide pas le compte qui a pris la place du premier', async () => {
  const { first, next, sent } = await openTwoWaiting();
  const place = placeOf(validateButton(`${NAME} Première`));
  await validateButton(`${NAME} Première`).click();
  await expect.element(rowOf(first.user.email)).not.toBeInTheDocument();
  const validateNext = validateButton(`${NAME} Seconde`);
  const clicks: { detail: number; isOnNext: boolean }[] = [];
  const note = ({ detail, target }: MouseEvent) =>
    clicks.push({ detail, isOnNext: target instanceof Node && validateNext.query()?.contains(target) === true });
  addEventListener('click', note, { capture: true, once: true });
  // What the browser sends as the second click of a double click.
  const press = { ...place, button: 'left', clickCount: 2 } as const;
  await cdp().send('Input.dispatchMouseEvent', { ...press, type: 'mousePressed' });
  await cdp().send('Input.dispatchMouseEvent', { ...press, type: 'mouseReleased' });
  await expect.poll(() => clicks).toEqual([{ detail: 2, isOnNext: true }]);
  expect(sent()).toEqual([validationOf(first)]);

  await pressEnter(validateNext);
  await expect.element(nobody).toBeVisible();
  expect(sent()).toEqual([validationOf(first), validationOf(next)]);
});

test('une touche Entrée tenue valide un seul compte', async () => {
  const said = recordToasts();
  const { first, sent } = await openTwoWaiting();
  validateButton(`${NAME} Première`).element().focus();
  await userEvent.keyboard('{Enter>}');
  const validateNext = validateButton(`${NAME} Seconde`);
  await expect.element(validateNext).toHaveFocus();
  // It repeats, on some systems only after two thirds of a second: nothing comes of it, whenever that is.
  const init = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  expect(validateNext.element().dispatchEvent(new KeyboardEvent('keydown', init))).toBe(false);
  const repeats: boolean[] = [];
  const note = ({ repeat }: KeyboardEvent) => repeats.push(repeat);
  addEventListener('keydown', note, { capture: true });
  onTestFinished(() => removeEventListener('keydown', note, { capture: true }));
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r', autoRepeat: true };
  await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown' });
  await cdp().send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown' });
  await userEvent.keyboard('{/Enter}');
  expect(repeats).toEqual([true, true]);
  await expect.poll(() => said).toEqual([`Succès${VALIDATED}`]);
  expect(sent()).toEqual([validationOf(first)]);
});

test('une touche Entrée pressée deux fois valide un seul compte ; une pression de plus, le suivant', async () => {
  const { app, first, next, sent } = await openTwoWaiting();
  const validateNext = validateButton(`${NAME} Seconde`);
  // The second press comes when the focus has moved on, 0.1 s after the first by its timestamp: a test tool is slower.
  let firstAt = 0;
  let seconds = 0;
  const noteFirst = ({ timeStamp }: MouseEvent) => {
    firstAt = timeStamp;
  };
  addEventListener('click', noteFirst, { capture: true, once: true });
  const pressAgain = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.getAttribute('aria-label') !== `Valider ${NAME} Seconde`) return;
    removeEventListener('focusin', pressAgain);
    const second = new MouseEvent('click', { bubbles: true, cancelable: true });
    Object.defineProperty(second, 'timeStamp', { value: firstAt + 100 });
    target.dispatchEvent(second);
    seconds += 1;
  };
  addEventListener('focusin', pressAgain);
  onTestFinished(() => removeEventListener('focusin', pressAgain));
  await pressEnter(validateButton(`${NAME} Première`));
  await app.isTold(VALIDATED);
  await expect.element(validateNext).toHaveFocus();
  expect(seconds).toBe(1);
  expect(sent()).toEqual([validationOf(first)]);

  // A toast stays longer than any double click takes.
  await expect.element(page.getByText(VALIDATED)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(nobody).toBeVisible();
  await expect.poll(sent).toEqual([validationOf(first), validationOf(next)]);
});

/** Notes every row that can no longer be reached: by the time a test asks, its picture has faded. */
const recordPictures = () => {
  const pictures: { text: string; isHidden: boolean }[] = [];
  const observer = new MutationObserver(() => {
    for (const row of document.querySelectorAll('tbody tr[inert]')) {
      const text = row.textContent ?? '';
      const isHidden = row.getAttribute('aria-hidden') === 'true';
      if (!pictures.some((known) => known.text === text)) pictures.push({ text, isHidden });
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return pictures;
};

/** Waits until the animations are there; `tests/e2e/admin/users-validation.spec.ts` sees the page load them. */
const animationsAreThere = async () => {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  function Probe() {
    return useMotion({ load: 'manual' }) ? 'animé' : 'immobile';
  }
  root.render(createElement(Probe));
  await expect.poll(() => container.textContent).toBe('animé');
};

test('une ligne validée s’efface, hors d’atteinte, et le clavier est déjà sur la suivante', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  const { first } = await openTwoWaiting();
  await animationsAreThere();
  const pictures = recordPictures();
  await pressEnter(validateButton(`${NAME} Première`));
  await expect.element(validateButton(`${NAME} Seconde`)).toHaveFocus();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(1);
  expect(pictures).toEqual([{ text: expect.stringContaining(first.user.email), isHidden: true }]);
});

test('avec des mouvements réduits, une ligne validée s’en va d’un coup', async () => {
  await emulateMedia({ reducedMotion: 'reduce' });
  const { app } = await openTwoWaiting();
  const pictures = recordPictures();
  await validateButton(`${NAME} Première`).click();
  await app.isTold(VALIDATED);
  await expect.element(validateButton(`${NAME} Première`)).not.toBeInTheDocument();
  expect(pictures).toEqual([]);
});
