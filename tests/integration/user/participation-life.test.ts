import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';

const Offers = v.object({ data: v.array(v.object({ id: v.number(), title: v.string() })) });

/** Takes part in the newest offer, without the app. @returns the offer */
const takePartByCall = async (backend: TestBackend, { access_token }: { access_token: string }) => {
  const offer = v.parse(Offers, await backend.call('GET', '/api/offers?page=1', undefined, access_token)).data[0];
  if (!offer) throw new Error('There is no offer');
  await backend.call('POST', `/api/offers/${offer.id}/apply`, undefined, access_token);
  return offer;
};

test('une participation qui attend longtemps mène au formulaire rempli, sous lequel reste le brouillon', async () => {
  const backend = new TestBackend('nominal');
  const session = await backend.createValidatedUser();
  const { id, title } = await takePartByCall(backend, session);
  // Whatever the clock says, it began long ago.
  backend.answer('/api/participations', async (_, next) => {
    const body = await (await next()).text();
    const long = body.replaceAll(/"created_at":"[^"]+"/g, '"created_at":"2024-03-14T09:26:53Z"');
    return new Response(long, { headers: { 'Content-Type': 'application/json' } });
  });
  const app = openApp('/contact', { backend, session });
  const message = page.getByLabelText('Message');
  await message.fill('Une autre question');

  app.goTo(`/offers/${id}`);
  app.reload();
  const life = page.getByRole('list', { name: 'Votre participation' });
  const step = life.getByRole('listitem');
  await expect.poll(() => step.elements()).toHaveLength(4);
  await expect.element(step.nth(2)).toHaveTextContent(/Depuis [\d\s]+ jours/);
  await page.getByRole('link', { name: 'Nous écrire' }).click();
  await app.isAt(/^\/contact\?mission=[^&]+&participation=\d+&date=2024-03-14$/);
  const filled = /^Mission\s: (.+)\nParticipation\s: nº\s\d+\nDate\s: 14 mars 2024\n\nUne autre question$/;
  const value = () => v.parse(v.instance(HTMLTextAreaElement), message.element()).value;
  await expect.poll(value).toMatch(filled);
  expect(filled.exec(value())?.[1]).toBe(title);
  // Once: reloading adds nothing.
  app.reload();
  await expect.element(page.getByRole('status').filter({ hasText: 'Brouillon repris' })).toBeVisible();
  await expect.poll(value).toMatch(filled);

  app.goBack();
  await expect.element(life).toBeVisible();
});
