import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { pressEnter } from '../support/keyboard';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { recordToasts } from '../support/toasts';

const NAME = 'Comptelot';

const selectAll = page.getByRole('checkbox', { name: 'Tout sélectionner' });
const bar = page.getByRole('region', { name: 'Comptes choisis' });
const inBar = (name: string) => bar.getByRole('button', { name });
const choose = (which: string) => page.getByRole('checkbox', { name: `Choisir ${NAME} ${which}` });
const validateButton = (which: string) => page.getByRole('button', { name: `Valider ${NAME} ${which}` });
const listed = page.getByRole('row').filter({ hasText: `${NAME} N` });
const alerts = page.getByRole('alert');
const nobody = page.getByText('Aucun utilisateur', { exact: true });

/** Waits until exactly these accounts are listed, in this order. */
const expectListed = (...which: string[]) =>
  expect
    .poll(() => listed.elements().map(({ textContent }) => textContent))
    .toEqual(which.map((each) => expect.stringContaining(each)));

const check = async (...which: string[]) => {
  for (const each of which) {
    await choose(each).click();
    await expect.element(choose(each)).toBeChecked();
  }
};

const uncheck = async (...which: string[]) => {
  for (const each of which) {
    await choose(each).click();
    await expect.element(choose(each)).not.toBeChecked();
  }
};

const checkAll = async () => {
  await selectAll.click();
  await expect.element(selectAll).toBeChecked();
};

/** Opens the list of waiting accounts, searched for some with a name of their own. */
const openWaiting = async (count: number) => {
  const backend = new TestBackend('admin');
  const accounts: Awaited<ReturnType<TestBackend['createUser']>>[] = [];
  for (let index = 1; index <= count; index += 1)
    accounts.push(await backend.createUser({ name: `${NAME} N${index}` }));
  const app = openApp(`/admin/users?validated=0&search=${NAME}`, { backend });
  await expect.element(page.getByText(`Affichage de 1 à ${count} sur ${count} résultats`)).toBeVisible();
  /** The validations that were sent. */
  const sent = () => backend.calls.filter(({ method }) => method === 'PATCH').map(({ path }) => path);
  const pathOf = (index: number) => `/api/admin/users/${accounts[index - 1]?.user.id}/validate`;
  return { backend, app, accounts, sent, pathOf };
};

test('quatre pressions à 260 ms, sur quatre lignes venues au même endroit, valident quatre comptes', async () => {
  const { sent } = await openWaiting(5);
  const reachable = () => document.querySelectorAll('tbody tr:not([inert])').length;
  const validateFirst = page
    .getByRole('table')
    .getByRole('button', { name: /^Valider / })
    .first();
  let first = { clientX: 0, clientY: 0, timeStamp: 0 };
  const note = ({ clientX, clientY, timeStamp }: MouseEvent) => {
    first = { clientX, clientY, timeStamp };
  };
  addEventListener('click', note, { capture: true, once: true });
  await validateFirst.click();
  for (const turn of [1, 2, 3]) {
    await expect.poll(reachable).toBe(5 - turn);
    const { clientX, clientY, timeStamp } = first;
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY, detail: 1 });
    Object.defineProperty(press, 'timeStamp', { value: timeStamp + turn * 260 });
    validateFirst.element().dispatchEvent(press);
  }
  await expect.poll(reachable).toBe(1);
  expect(new Set(sent()).size).toBe(4);
});

test('valider plusieurs comptes choisis : l’un après l’autre, une seule notification', async () => {
  const said = recordToasts();
  const { sent, pathOf } = await openWaiting(3);
  await expect.element(bar).not.toBeInTheDocument();
  await checkAll();
  await expect.element(bar).toHaveTextContent('3 comptes choisis sur cette page');
  await uncheck('N2');
  await expect.element(selectAll).toBePartiallyChecked();
  await pressEnter(inBar('Valider 2 comptes'));
  await expectListed('N2');
  await expect.poll(sent).toEqual([pathOf(3), pathOf(1)]);
  await expect.poll(() => said).toEqual(['Succès2 utilisateurs validés avec succès !']);
  // What was validated is no longer chosen, the bar has gone, and the focus is not lost with it.
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(said).toHaveLength(1);
});

test('ce qui n’a pas pu être validé est nommé, avec la raison, et reste choisi', async () => {
  const said = recordToasts();
  const { backend, accounts, sent, pathOf } = await openWaiting(3);
  backend.armFault({ method: 'PATCH', path: pathOf(2), status: 422, body: { message: 'Compte suspendu' } });
  await checkAll();
  await inBar('Valider 3 comptes').click();
  const failure = alerts.filter({ hasText: '1 compte n’a pas été validé' });
  await expect.element(failure).toHaveTextContent(`${NAME} N2 (${accounts[1]?.user.email}) : Compte suspendu`);
  await expectListed('N2');
  await expect.element(choose('N2')).toBeChecked();
  expect(sent()).toEqual([pathOf(3), pathOf(2), pathOf(1)]);
  await expect.poll(() => said).toEqual(['Erreur2 comptes validés, 1 échec.']);

  // By key: a click at once on the same place would be the second one of a double click.
  await pressEnter(inBar('Valider 1 compte'));
  await expect.element(nobody).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

test('un échec n’est dit que jusqu’à ce que le même compte soit validé, seul ou avec d’autres', async () => {
  const { backend, pathOf } = await openWaiting(4);
  const refuse = (index: number) => backend.armFault({ method: 'PATCH', path: pathOf(index), status: 422, body: {} });
  refuse(1);
  await checkAll();
  await uncheck('N3', 'N4');
  await inBar('Valider 2 comptes').click();
  await expect.element(alerts.filter({ hasText: '1 compte n’a pas été validé' })).toHaveTextContent(`${NAME} N1`);
  await pressEnter(validateButton('N1'));
  await expectListed('N4', 'N3');
  await expect.element(alerts).not.toBeInTheDocument();

  refuse(3);
  await pressEnter(validateButton('N3'));
  const failure = alerts.filter({ hasText: `le compte de ${NAME} N3 est toujours en attente` });
  await expect.element(failure).toBeVisible();
  await check('N4');
  await pressEnter(inBar('Valider 1 compte'));
  await expectListed('N3');
  await expect.element(failure).toBeVisible();
  await check('N3');
  await pressEnter(inBar('Valider 1 compte'));
  await expect.element(nobody).toBeVisible();
  await expect.element(alerts).not.toBeInTheDocument();
});

test('« Arrêter » laisse finir le compte en cours et n’en commence pas d’autre', async () => {
  const { backend, sent, pathOf } = await openWaiting(3);
  const { open: answer, opened: mayAnswer } = gate();
  backend.answer(pathOf(3), async (_request, next) => {
    await mayAnswer;
    return next();
  });
  await checkAll();
  await inBar('Valider 3 comptes').click();
  const progress = page.getByRole('progressbar', { name: 'Validation en cours : 0 sur 3 comptes' });
  await expect.element(progress).toHaveAttribute('aria-valuenow', '0');
  await inBar('Arrêter').click();
  answer();
  await expectListed('N2', 'N1');
  await expect.element(bar).toHaveTextContent('2 comptes choisis');
  expect(sent()).toEqual([pathOf(3)]);
});

test('une autre recherche ou un autre filtre vide le choix', async () => {
  const { app } = await openWaiting(2);
  await check('N1');
  await expect.element(bar).toHaveTextContent('1 compte choisi');
  await page.getByRole('combobox', { name: 'Filtrer par statut' }).selectOptions('Tous les utilisateurs');
  await app.isAt(`/admin/users?search=${NAME}`);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(choose('N1')).not.toBeChecked();
  // Nor does it come back with the list.
  app.goBack();
  await app.isAt(`/admin/users?validated=0&search=${NAME}`);
  await expect.element(choose('N1')).not.toBeChecked();
  await expect.element(bar).not.toBeInTheDocument();
});

test('« Valider et suivant » va de compte en compte jusqu’au dernier, sans lâcher le focus', async () => {
  const { app, sent, pathOf } = await openWaiting(2);
  await page.getByRole('link', { name: `Détails de ${NAME} N2` }).click();
  const dialog = page.getByRole('dialog', { name: 'Détails de l’utilisateur' });
  await pressEnter(dialog.getByRole('button', { name: 'Valider et suivant' }));
  await expect.element(dialog.getByText(`${NAME} N1`, { exact: true }).first()).toBeVisible();
  const next = dialog.getByRole('status').filter({ hasText: `Compte suivant : ${NAME} N1` });
  await expect.element(next).toBeInTheDocument();
  const last = dialog.getByRole('button', { name: 'Valider ce compte' });
  await expect.element(last).toHaveFocus();
  await expect.poll(sent).toEqual([pathOf(2)]);

  // A toast stays longer than two presses that are one take: the next press is deliberate.
  const toasts = () => document.querySelectorAll('section[aria-label=Notifications] > *').length;
  await expect.poll(toasts).toBe(1);
  await expect.poll(toasts).toBe(0);
  await pressEnter(last);
  await expect.element(dialog.getByText('Plus aucun compte à valider sur cette page.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Fermer' }).first()).toHaveFocus();
  await expect.poll(sent).toEqual([pathOf(2), pathOf(1)]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await app.isAt(`/admin/users?validated=0&search=${NAME}`);
});
