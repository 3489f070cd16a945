import { expect, type within } from 'storybook/test';
import { expectToast } from './expect-toast';
import { SLOW_ANSWER } from './slow-answer';

/** The login, with the warning that says why one is there. */
export async function expectSessionLost(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Bon retour !' }, SLOW_ANSWER)).toBeVisible();
  await expectToast('Votre session a expiré. Veuillez vous reconnecter.');
}
