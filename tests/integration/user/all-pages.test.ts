import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { framesDrawn } from '../../e2e/support/frames-drawn';
import { type OpenedApp, openApp } from '../support/open-app';
import { TestBackend } from '../support/test-backend';
import { PHONE, resize } from '../support/viewports';

const PER_PAGE = 12;

/** A list of which every page there is has the rows of the first. */
const promisePages = (lastPage: number): TestBackend => {
  const backend = new TestBackend('nominal');
  backend.answer('/api/offers', async (request, next) => {
    const url = new URL(request.url);
    const current_page = Number(url.searchParams.get('page'));
    url.searchParams.set('page', '1');
    const answer = await (await next(new Request(url, request))).json();
    const pages = { current_page, last_page: lastPage, total: lastPage * PER_PAGE, per_page: PER_PAGE };
    return Response.json({ ...answer, ...pages });
  });
  return backend;
};

const number = (name: number) => page.getByRole('link', { name: `Page ${name}`, exact: true });

const expectCurrent = async (app: OpenedApp, name: number) => {
  await app.isAt(`/offers?page=${name}`);
  await expect.element(number(name)).toHaveAttribute('aria-current', 'page');
  // Once the router has put back what had been scrolled: it does so after the page has been drawn.
  await framesDrawn(2);
  // Up and down the page is scrolled to the row; to and fro the row has to be right by itself.
  page.getByRole('navigation', { name: 'Pagination' }).element().scrollIntoView();
  await expect.element(number(name)).toBeInViewport({ ratio: 0.95 });
};

for (const [row, lastPage, start] of [
  ['vingt pages', 20, 8],
  ['soixante pages', 60, 30],
  ['dix mille pages', 10_000, 5_000],
] as const) {
  test(`la page courante reste en vue, de page en page et de retour : ${row}`, async () => {
    await resize(PHONE);
    const app = openApp(`/offers?page=${start}`, { backend: promisePages(lastPage) });
    await expectCurrent(app, start);
    const last = start + 5;
    for (let current = start + 1; current <= last; current += 1) {
      await page.getByRole('link', { name: 'Page suivante' }).click();
      await expectCurrent(app, current);
    }
    app.goBack();
    await expectCurrent(app, last - 1);
    // Far away in the row, and back to where it was.
    await number(last + 4).click();
    await expectCurrent(app, last + 4);
    app.goBack();
    await expectCurrent(app, last - 1);
  });
}

test('chaque numéro saisi amène le sien en vue', async () => {
  const app = openApp('/offers?page=5000', { backend: promisePages(10_000) });
  await expectCurrent(app, 5000);
  for (const wanted of [200, 9000, 777]) {
    await page.getByLabelText('Aller à la page').fill(String(wanted));
    await userEvent.keyboard('{Enter}');
    await expectCurrent(app, wanted);
    // Until it has the focus, the list that arrives would take it from the field.
    await expect.element(page.getByRole('region', { name: /^Missions, page/ })).toHaveFocus();
  }
});
