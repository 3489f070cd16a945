import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { pressEnter } from '../support/keyboard';
import { details, goOn, letTabsOpen, missionPath, taken, takePart } from '../support/missions';
import { openApp } from '../support/open-app';
import { heading } from '../support/parts';
import { type Answer, TestBackend } from '../support/test-backend';
import { recordToasts } from '../support/toasts';

const PARTICIPATIONS = '/api/participations';
const RECORDED = 'Participation enregistrée avec succès !';
const REDIRECTING = 'Redirection vers votre mission...';
const FAILED = 'Erreur lors de la participation';

/** The calls that take part, or continue. */
const APPLY = '/api/offers/*/apply';

const main = page.getByRole('main');
const failure = main.getByText(FAILED);
const recordedNotice = page.getByText('Votre participation a bien été enregistrée');
const follow = page.getByRole('link', { name: 'Suivre ma participation' });

/** Opens the first mission of the list by its button. @returns where it is asked for */
const openFirstMission = async (answer?: Answer, backend?: TestBackend): Promise<string> => {
  const link = details.first();
  await expect.element(link).toBeVisible();
  const title =
    link
      .element()
      .getAttribute('aria-label')
      ?.replace(/^Voir les détails\s: /, '') ?? '';
  const path = missionPath(link);
  if (answer) backend?.answer(path, answer);
  await link.click();
  await expect.element(heading(title)).toBeVisible();
  return path;
};

/** A user of its own in front of the first mission. */
const openMission = async ({ isValidated = true } = {}) => {
  const backend = new TestBackend('nominal');
  const session = await (isValidated ? backend.createValidatedUser() : backend.createUser());
  const app = openApp('/offers', { backend, session });
  const apply = `${await openFirstMission()}/apply`;
  const sent = () => backend.calls.filter(({ path }) => path === apply);
  return { backend, app, apply, sent };
};

test('une liste lue avant la participation ne la cache pas', async () => {
  const { backend, apply } = await openMission();
  letTabsOpen();
  await expect.element(takePart).toBeVisible();
  const { open: answerRead, opened: mayAnswerRead } = gate();
  const { open: noteRead, opened: isRead } = gate();
  backend.answer(PARTICIPATIONS, async (_, next) => {
    backend.answerNoMore(PARTICIPATIONS);
    const response = await next();
    noteRead();
    await mayAnswerRead;
    return response;
  });
  backend.armFault({ method: 'POST', path: APPLY, status: 500, body: {}, times: 1 });
  await takePart.click();
  await isRead;
  const { open: noteApplied, opened: isApplied } = gate();
  backend.answer(apply, async (_, next) => {
    const response = await next();
    if (response.ok) noteApplied();
    return response;
  });
  await takePart.click();
  await isApplied;
  await expect.element(taken).toBeVisible();
  answerRead();
  await expect.element(page.getByText('En attente', { exact: true })).toBeVisible();
});

test('un double clic lent participe une fois, même si la réponse est là avant le second clic', async () => {
  const said = recordToasts();
  const { app, sent } = await openMission();
  letTabsOpen();
  await takePart.click();
  await expect.element(goOn).toBeVisible();
  // What the browser sends as the second click of a double click.
  goOn.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.poll(() => said).toEqual([`Succès${RECORDED}`]);
  await goOn.click();
  await expect.poll(() => said).toContain(`Info${REDIRECTING}`);
  expect(sent().map(({ method }) => method)).toEqual(['POST', 'POST']);
  expect(app.opened).toHaveLength(2);
});

test('un onglet bloqué laisse un bouton, et un lien qui n’est pas http n’est jamais ouvert', async () => {
  const { backend, app, apply } = await openMission();
  backend.answer(apply, () =>
    Response.json({ action: 'created', deeplink: 'https://partenaire.test/?a=%20b&ws=1#f' }, { status: 201 }),
  );
  await takePart.click();
  const open = page.getByRole('button', { name: 'Ouvrir la mission' });
  await pressEnter(open);
  const mission = expect.stringMatching(/^https:\/\/partenaire\.test\/\?a=%20b&ws=\d+#f$/);
  expect(app.opened).toEqual([mission, mission]);

  backend.answer(apply, () => Response.json({ action: 'continue', deeplink: 'javascript:alert(1)' }));
  await goOn.click();
  await app.isTold(FAILED);
  await expect.element(open).not.toBeInTheDocument();
  expect(app.opened).toHaveLength(2);
});

test('une réponse perdue en route : la page voit que c’est enregistré et propose de continuer', async () => {
  const { backend, app, apply } = await openMission();
  letTabsOpen();
  backend.answer(apply, async (_, next) => {
    backend.answerNoMore(apply);
    await next();
    throw new TypeError('Failed to fetch');
  });
  await takePart.click();
  await app.isTold(FAILED);
  await expect.element(taken).toBeVisible();
  await expect.element(recordedNotice).toBeVisible();
  await goOn.click();
  await app.isTold(REDIRECTING);
});

test('continuer dont la réponse se perd laisse l’erreur sur place, et ne dit rien d’enregistré', async () => {
  const { backend, app } = await openMission();
  letTabsOpen();
  await takePart.click();
  await app.isTold(RECORDED);
  app.reload();
  let opened = app.opened.length;
  // Known from the list, then from this page's own call.
  for (const kind of ['drop', 'garbage'] as const) {
    backend.armFault({ method: 'POST', path: APPLY, kind, times: 1 });
    await goOn.click();
    await expect.element(failure).toBeVisible();
    await expect.element(recordedNotice).not.toBeInTheDocument();
    expect(app.opened).toHaveLength(opened);
    await goOn.click();
    // A second toast of the same text proves nothing: the tab does.
    await app.isTold(REDIRECTING);
    opened += 1;
    await expect.poll(() => app.opened).toHaveLength(opened);
    await expect.element(failure).not.toBeInTheDocument();
  }
});

test('ce qui est refusé se lit dans un message et reste écrit sur place', async () => {
  const { backend, app, apply } = await openMission();
  const refusal = 'Cette mission est complète.';
  backend.answer(apply, () => Response.json({ message: refusal }, { status: 403 }));
  await takePart.click();
  await app.isTold(refusal);
  await expect.element(main.getByText(refusal)).toBeVisible();

  backend.answerNoMore(apply);
  backend.armFault({ method: 'POST', path: APPLY, status: 500, body: {} });
  await takePart.click();
  await expect.element(failure).toBeVisible();
});

test('un compte en attente lit pourquoi il ne peut pas encore participer, et rien n’est envoyé', async () => {
  const { sent } = await openMission({ isValidated: false });
  await expect.element(takePart).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(takePart)
    .toHaveAccessibleDescription(/Compte en attente de validation.*Un email vous préviendra/);
  await pressEnter(takePart);
  await takePart.click({ force: true });
  await expect.element(main.getByRole('note')).toHaveTextContent('dès que notre équipe aura validé votre compte');
  expect(sent()).toEqual([]);
});

/** The addresses of all pictures that the page draws from now on, also of those that are gone again. */
const watchPictures = (): ReadonlySet<string> => {
  const sources = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const { src } of document.querySelectorAll<HTMLImageElement>('main img')) sources.add(src);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['src'] });
  onTestFinished(() => observer.disconnect());
  return sources;
};

/** What the page asks the partner for from now on; no test leaves the machine. */
const watchPartner = (): string[] => {
  const asked: string[] = [];
  const observer = new PerformanceObserver((list) => {
    asked.push(...list.getEntries().flatMap(({ name }) => (name.includes('partenaire.test') ? [name] : [])));
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  return asked;
};

test('une mission dit ce qu’il y a à faire, et où en est la participation', async () => {
  const tasks: { description: string; image_url: string | null } = {
    description: 'Créez un compte.\nGardez-le <b>sept jours</b>.',
    image_url: null,
  };
  const withTasks: Answer = async (_, next) => {
    const body = v.parse(v.looseObject({ data: v.looseObject({}) }), await (await next()).json());
    return Response.json({ ...body, data: { ...body.data, ...tasks } });
  };
  const backend = new TestBackend('nominal');
  const session = await backend.createValidatedUser();
  openApp('/offers', { backend, session });
  letTabsOpen();
  await openFirstMission(withTasks, backend);
  const task = page.getByRole('region', { name: 'Ce que vous avez à faire' });
  const done = page.getByRole('listitem').filter({ hasText: /^Fait\s:/ });
  const pictures = () => document.querySelectorAll('main img').length;
  await expect
    .element(task)
    .toHaveTextContent(/^Ce que vous avez à faireCréez un compte\. Gardez-le <b>sept jours<\/b>\.$/);
  await expect.poll(pictures).toBe(0);
  await expect.element(done).not.toBeInTheDocument();

  await takePart.click();
  await expect.element(main.getByText('En attente', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Depuis le \d+/)).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: /^Fait\s:\sParticipez/ })).toBeVisible();
  await follow.click();
  await expect.element(heading('Participations')).toBeVisible();

  // The picture keeps its place when it cannot be had, and is asked for by https only.
  const asked = watchPartner();
  const drawn = watchPictures();
  for (const [image_url, requests] of [
    ['http://partenaire.test/image.png', ['https://partenaire.test/image.png']],
    ['javascript:alert(1)', []],
  ] as const) {
    tasks.image_url = image_url;
    tasks.description = ' ';
    asked.length = 0;
    openApp('/offers', { backend, session });
    await openFirstMission();
    await expect.element(page.getByRole('heading', { name: 'Comment ça marche ?' })).toBeVisible();
    await expect.poll(() => asked).toEqual(requests);
    await expect.poll(pictures).toBe(0);
    await expect.element(task).not.toBeInTheDocument();
  }
  expect([...drawn]).toEqual(['https://partenaire.test/image.png']);
});

const LOGGED_OUT = 'Déconnexion réussie';

/** Takes part and logs out before the answer. @returns what toasts have said and which tabs were opened meanwhile */
const takePartAndLogOut = async (fault?: Parameters<TestBackend['armFault']>[0]) => {
  const said = recordToasts();
  const { backend, app, apply } = await openMission();
  letTabsOpen();
  if (fault) backend.armFault(fault);
  const { open: release, opened: mayAnswer } = gate();
  const { open: noteAnswered, opened: isAnswered } = gate();
  backend.answer(apply, async (_, next) => {
    await mayAnswer;
    const response = await next();
    noteAnswered();
    return response;
  });
  await takePart.click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isTold(LOGGED_OUT);
  // The toast came where the pointer is, which would hold it.
  await heading('Bon retour !').hover();
  release();
  await isAnswered;
  // Any other toast shows by then.
  await expect.element(page.getByText(LOGGED_OUT)).not.toBeInTheDocument();
  return { said, opened: app.opened };
};

test('qui se déconnecte pendant l’envoi n’est plus mené nulle part', async () => {
  const { said, opened } = await takePartAndLogOut();
  expect(said).toEqual([`Succès${LOGGED_OUT}`]);
  expect(opened).toEqual([]);
});

test('qui se déconnecte pendant l’envoi n’apprend plus son échec', async () => {
  const { said } = await takePartAndLogOut({ method: 'POST', path: APPLY, status: 500, body: {} });
  expect(said).toEqual([`Succès${LOGGED_OUT}`]);
});

for (const isFirstRead of [false, true]) {
  const since = isFirstRead ? 'dès l’arrivée' : 'après coup';
  test(`une participation enregistrée, dont le statut ne se lit pas ${since}, le dit et se relit`, async () => {
    const backend = new TestBackend('nominal');
    const session = await backend.createValidatedUser();
    const fail = () => backend.armFault({ method: 'GET', path: PARTICIPATIONS, status: 500, times: 9 });
    if (isFirstRead) fail();
    openApp('/offers', { backend, session });
    letTabsOpen();
    await openFirstMission();
    await expect.element(takePart).toBeVisible();
    if (!isFirstRead) fail();
    await takePart.click();
    await expect.element(taken).toBeVisible();
    await expect.element(page.getByText(/^Chargement impossible\s: le statut de votre participation/)).toBeVisible();
    await expect.element(page.getByText('Chargement…')).not.toBeInTheDocument();
    // Another failure leaves the button, and the focus on it.
    const retry = page.getByRole('button', { name: 'Réessayer' });
    const isReading = () => backend.calls.some((call) => call.path === PARTICIPATIONS && !call.isRead);
    await expect.poll(isReading).toBe(false);
    const reads = backend.answersRead(PARTICIPATIONS);
    await pressEnter(retry);
    await backend.hasAnswered(PARTICIPATIONS, reads + 1);
    await expect.element(retry).not.toHaveAttribute('aria-disabled');
    await expect.element(retry).toHaveFocus();
    backend.clearFaults();
    await pressEnter(retry);
    await expect.element(main.getByText('En attente', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Chargement impossible')).not.toBeInTheDocument();
  });
}

test('une participation que la liste ne porte pas encore ne laisse rien en chargement', async () => {
  const { backend, apply } = await openMission();
  letTabsOpen();
  backend.answer(apply, () =>
    Response.json({ action: 'created', deeplink: 'https://partenaire.test/' }, { status: 201 }),
  );
  const { open: noteReread, opened: isReread } = gate();
  backend.answer(PARTICIPATIONS, async (_, next) => {
    const response = await next();
    noteReread();
    return response;
  });
  await takePart.click();
  await isReread;
  await expect.element(goOn).toBeVisible();
  await expect.element(follow).toBeVisible();
  await expect.element(main.getByText('Chargement…')).not.toBeInTheDocument();
});
