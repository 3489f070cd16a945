import { expect, type within } from 'storybook/test';
import { expectToast } from './expect-toast';

/** The login, with the warning that says why one is there. */
export async function expectSessionLost(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Bon retour !' }, SLOW_ANSWER)).toBeVisible();
  await expectToast('Votre session a expiré. Veuillez vous reconnecter.');
}

/** In the scenario `lent` every call takes two and a half seconds, and some wait for one another. */
export const SLOW_ANSWER = { timeout: 12_000 };
