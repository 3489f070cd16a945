import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '../../e2e/support/gate';
import { type OpenedApp, openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { recordToasts } from '../support/toasts';

/** Logs out, then lets calls be answered, and waits until the logout's toast is gone: any other toast shows by then. */
const logOutBeforeAnswer = async (app: OpenedApp, answer: () => Promise<unknown>): Promise<void> => {
  const toast = page.getByText('Déconnexion réussie');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await app.isTold('Déconnexion réussie');
  // The toast came where the pointer is, which would hold it.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  await answer();
  await expect.element(toast).not.toBeInTheDocument();
};

/** Answers calls to these paths with this message, once they may be. */
const answerLate = (backend: TestBackend, paths: readonly string[], message: string) => {
  const { open, opened } = gate();
  let answered = 0;
  for (const path of paths) {
    backend.answer(path, async () => {
      await opened;
      answered += 1;
      return Response.json({ message });
    });
  }
  const asked = () => paths.filter((path) => backend.calls.some((call) => call.path === path)).length;
  return {
    asked,
    answer: async (count: number) => {
      open();
      await expect.poll(() => answered).toBe(count);
    },
  };
};

test('ce qui est répondu après la déconnexion n’est plus dit', async () => {
  const said = recordToasts();
  const backend = new TestBackend('admin');
  const app = openApp('/admin/daisycon', { backend });
  const synchronise = page.getByRole('button', { name: 'Synchroniser les offres' });
  await expect.element(synchronise).toBeEnabled();
  const paths = ['/api/admin/daisycon/sync', '/api/admin/daisycon/test'];
  // The one of whoever comes in, which is silent.
  await expect.poll(() => backend.calls.some(({ path }) => path === paths[0])).toBe(true);
  const { answer } = answerLate(backend, paths, 'Tout est synchronisé.');
  const before = backend.calls.length;
  await synchronise.click();
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  const asked = () => backend.calls.slice(before).map(({ path }) => path);
  for (const path of paths) await expect.poll(asked).toContain(path);
  await logOutBeforeAnswer(app, () => answer(2));
  expect(said).toEqual(['SuccèsDéconnexion réussie']);
});

test('une validation de plusieurs comptes dont la réponse tarde n’est plus dite', async () => {
  const said = recordToasts();
  const backend = new TestBackend('admin');
  const paths: string[] = [];
  for (const which of ['un', 'deux']) {
    const { user } = await backend.createUser({ name: `Comptetardif ${which}` });
    paths.push(`/api/admin/users/${user.id}/validate`);
  }
  const app = openApp('/admin/users?validated=0&search=Comptetardif', { backend });
  const selectAll = page.getByRole('checkbox', { name: 'Tout sélectionner' });
  await selectAll.click();
  await expect.element(selectAll).toBeChecked();
  const { asked, answer } = answerLate(backend, paths, 'Validé.');
  await page.getByRole('button', { name: 'Valider 2 comptes' }).click();
  await expect.poll(asked).toBe(1);
  await logOutBeforeAnswer(app, () => answer(1));
  expect(said).toEqual(['SuccèsDéconnexion réussie']);
});
