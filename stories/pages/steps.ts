import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TOAST_REGION_ID, toastStore } from '~/design-system/feedback/notify';

type Canvas = ReturnType<typeof within>;

/** In the scenario `lent` a call takes 2.5 s, and some wait for others. */
export const SLOW_ANSWER = { timeout: 12_000 };

/** Longer than any field, without a place to break. */
export const LONG_EMAIL = `${'anticonstitutionnellement.'.repeat(6)}camille@missio.test`;

/** Waits for a toast, which appears outside the story's element and fades in. */
export const expectToast = (message: string): Promise<void> =>
  waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 3000 });

/** Waits until every open toast is on the screen. */
export const expectEveryToast = (): Promise<void> =>
  waitFor(() => {
    const shown = document.getElementById(TOAST_REGION_ID)?.childElementCount ?? 0;
    expect(shown).toBe(toastStore.read().length);
  });

/** Expects the login page and its warning. */
export async function expectSessionLost(canvas: Canvas): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Bon retour !' }, SLOW_ANSWER)).toBeVisible();
  await expectToast('Votre session a expiré. Veuillez vous reconnecter.');
}

/** Waits until the table of this name is no longer busy. */
export const settledTable = async (canvas: Canvas, name: string): Promise<HTMLElement> => {
  const table = await canvas.findByRole('table', { name }, SLOW_ANSWER);
  await waitFor(() => expect(canvas.getByRole('table', { name })).toHaveAttribute('aria-busy', 'false'), SLOW_ANSWER);
  return table;
};

/** Expects the number of rows below the head of the table. */
export const expectRows = async (canvas: Canvas, name: string, count: number): Promise<void> => {
  const table = await settledTable(canvas, name);
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
};

/** Expects the table to be loading its first rows. */
export const expectWaiting = async (canvas: Canvas, name: string): Promise<void> => {
  await expect(await canvas.findByRole('table', { name }, SLOW_ANSWER)).toHaveAttribute('aria-busy', 'true');
};

/** The modal or question of that name, once visible; it opens outside the story's element. */
export const findModal = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  const found = await screen.findByRole(role, { name }, SLOW_ANSWER);
  await waitFor(() => expect(found).toBeVisible(), SLOW_ANSWER);
  return within(found);
};

/** « Êtes-vous sûr ? » */
export const findQuestion = () => findModal('Êtes-vous sûr ?', 'alertdialog');

/** Longer values are pasted: each typed key renders. */
const PASTED_FROM = 100;

/** Types, or pastes, into the fields with these labels, as a person would. */
export async function fillIn(canvas: Canvas, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    if (value.length < PASTED_FROM) {
      await userEvent.type(field, value, { delay: null });
    } else {
      await userEvent.click(field);
      await userEvent.paste(value);
    }
  }
}

/** The same, then Enter in the last field. */
export async function fillInAndSend(canvas: Canvas, values: Record<string, string>): Promise<void> {
  await fillIn(canvas, values);
  await userEvent.keyboard('{Enter}');
}

/** Listens to the calls from now on. A spy would bring the page's own `fetch` back after its story. */
export function watchFetch() {
  const asked = fn(globalThis.fetch);
  globalThis.fetch = asked;
  return asked;
}
