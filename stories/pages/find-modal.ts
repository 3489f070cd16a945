import { expect, screen, waitFor, within } from 'storybook/test';
import { SLOW_ANSWER } from './slow-answer';

/** The window or question of that name, once it has faded in; windows stand outside of the story's own element. */
export const findModal = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  const found = await screen.findByRole(role, { name }, SLOW_ANSWER);
  await waitFor(() => expect(found).toBeVisible(), SLOW_ANSWER);
  return within(found);
};

/** « Êtes-vous sûr ? » */
export const findQuestion = () => findModal('Êtes-vous sûr ?', 'alertdialog');
