import { expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { pressEnter } from '../support/keyboard';
import { details, missionPath, taken, takePart } from '../support/missions';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { TestBackend } from '../support/test-backend';

/* One answer of each kind: `offer-outcome.test.ts` has them all. */

const NOT_FOUND = 'Offre non trouvée';
const FAILED = "Erreur lors du chargement de l'offre";

const notFound = () => Response.json({ message: 'Non' }, { status: 404 });
const refused = () => Response.json({ success: false });
const broken = () => Response.json({}, { status: 500 });

const back = page.getByRole('link', { name: 'Retour aux offres' });

/** Without the pointer's way to it, which would ask beforehand. */
const clickAtOnce = (link: Locator) =>
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** A backend, and a user of its own there. */
const startBackend = async () => {
  const backend = new TestBackend('nominal');
  return { backend, session: await backend.createValidatedUser() };
};

/** The list of missions, once it is there. */
const openList = async () => {
  const as = await startBackend();
  const app = openApp('/offers', as);
  await expect.element(details.first()).toBeVisible();
  return { ...as, app };
};

test('une offre qui n’est pas là : sur place ou de retour à la liste, selon ce que dit le serveur', async () => {
  const as = await startBackend();
  const { backend } = as;
  openApp('/offers/1e3', as);
  await expect.element(heading(NOT_FOUND)).toBeVisible();
  await expect.poll(() => document.title).toBe('Offre non trouvée · Missio');
  await expect.element(page.getByText("Cette offre n'existe pas ou n'est plus disponible.")).toBeVisible();
  expect(backend.calls.filter(({ path }) => /\/api\/offers\/\w/.test(path))).toEqual([]);

  backend.answer('/api/offers/1', notFound);
  openApp('/offers/1', as);
  await expect.element(heading(NOT_FOUND)).toBeVisible();

  for (const [answer, message] of [
    [() => Response.json({ success: false, data: [] }), NOT_FOUND],
    [() => new Response('pas du JSON'), FAILED],
  ] as const) {
    backend.answer('/api/offers/1', answer);
    const app = openApp('/offers/1', as);
    await app.isTold(message);
    await app.isAt('/offers');
    await expect.poll(() => document.title).toBe('Missions · Missio');
  }
});

test('une offre qui se révèle introuvable : le focus du titre qui attendait passe à celui qui vient', async () => {
  const { backend, session } = await openList();
  const link = details.first();
  const { open: release, opened: released } = gate();
  backend.answer(missionPath(link), async () => {
    await released;
    return Response.json({ success: true, data: null });
  });
  clickAtOnce(link);
  await expect.element(heading('Mission, chargement…')).toHaveFocus();
  release();
  await expect.element(heading(NOT_FOUND)).toHaveFocus();

  // A page that is opened by its address keeps the browser's own start.
  backend.answer('/api/offers/1', notFound);
  openApp('/offers/1', { backend, session });
  await expect.element(heading(NOT_FOUND)).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(document.body);
});

test('une offre qui a échoué se demande de nouveau : la réponse d’avant ne renvoie plus à la liste', async () => {
  const { backend, app } = await openList();
  for (const [place, answer, message] of [
    [0, broken, FAILED],
    [1, refused, NOT_FOUND],
  ] as const) {
    const link = details.nth(place);
    const path = missionPath(link);
    backend.answer(path, answer);
    clickAtOnce(link);
    await app.isTold(message);
    await app.isAt('/offers');
    backend.answerNoMore(path);
    await expect.element(link).toBeVisible();
    clickAtOnce(link);
    await expect.element(takePart).toBeVisible();
    await back.click();
    await app.isAt('/offers');
    await expect.element(link).toBeVisible();
  }
});

test('d’une offre qui échoue on revient à la page de liste d’où l’on vient, et « Précédent » la quitte', async () => {
  const as = await startBackend();
  const app = openApp('/dashboard', as);
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.element(page.getByText(/^Affichage de 1[0-9] à /)).toBeVisible();
  const link = details.nth(1);
  as.backend.answer(missionPath(link), broken);
  await pressEnter(link);
  await app.isTold(FAILED);
  await app.isAt('/offers?page=2');
  await expect.element(link).toHaveFocus();
  app.goBack();
  await app.isAt('/offers');
  app.goBack();
  await app.isAt('/dashboard');
});

/** Whatever asks for the time finds it a minute later. */
const letOneMinutePass = () => {
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  onTestFinished(() => {
    clock.mockRestore();
  });
};

for (const [{ status, json }, title] of [
  [{ status: 404, json: { message: 'Non' } }, NOT_FOUND],
  [{ status: 200, json: { success: false } }, 'Missions'],
  [{ status: 500, json: { success: false } }, null],
] as const) {
  test(`une mission déjà lue, puis ${JSON.stringify({ status, json })}`, async () => {
    const { backend } = await openList();
    const link = details.first();
    const path = missionPath(link);
    await link.click();
    await expect.element(takePart).toBeVisible();
    const mission = page.getByRole('heading', { level: 1 }).element().textContent;
    await back.click();
    await expect.element(link).toBeVisible();
    letOneMinutePass();
    backend.answer(path, () => Response.json(json, { status }));
    const reads = backend.answersRead(path);
    clickAtOnce(link);
    await backend.hasAnswered(path, reads + 1);
    const shown = heading(title ?? mission);
    await expect.element(shown).toBeVisible();
    if (title === NOT_FOUND) await expect.element(shown).toHaveFocus();
    await expect.poll(() => takePart.elements()).toHaveLength(title === null ? 1 : 0);
    if (title !== null) return;
    await takePart.click();
    await expect.element(taken).toBeVisible();
  });
}
