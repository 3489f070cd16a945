import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { failureMessages, successMessages } from '../../../src/api/contract/messages';
import { Button } from '../../../src/design-system/actions/button';
import { notify, toastStore } from '../../../src/design-system/feedback/notify';
import { ToastHost } from '../../../src/design-system/feedback/toast-host';

const clear = () => {
  for (const entry of toastStore.read()) toastStore.dismiss(entry.id);
};

const toast = (text: string) => screen.findByText(text);
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 4000 });

const meta = {
  title: 'Composants/Retours/Notifications',
  component: ToastHost,
  beforeEach: () => {
    clear();
    return clear;
  },
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="3" minHeight="360px" alignContent="start">
      <Button onClick={() => notify.success(successMessages.applied)}>Succès</Button>
      <Button onClick={() => notify.error(failureMessages.users)}>Erreur</Button>
      <Button onClick={() => notify.warning(failureMessages.sessionExpired)}>Attention</Button>
      <Button onClick={() => notify.info(successMessages.redirecting)}>Info</Button>
      <ToastHost />
    </chakra.div>
  ),
  parameters: {
    docs: {
      description: {
        component: `Une phrase en haut à droite, pendant 1500 ms ; l’avertissement reste jusqu’à « OK ». Le survol ou le focus arrête le temps, pour toutes.

**À faire** : reprendre la phrase du catalogue.

**À éviter** : une notification comme seul endroit d’une erreur à corriger : le formulaire ou l’écran la garde aussi.

\`\`\`tsx
import { notify } from '~/design-system/feedback/notify';

notify.success(successMessages.profile);
\`\`\`

\`<ToastHost />\` se place une fois par application ; son code n’arrive qu’avec le premier message.`,
      },
    },
  },
} satisfies Meta<typeof ToastHost>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Succès : part seule après 1500 ms',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succès' }));
    const message = await toast(successMessages.applied);
    const shownAt = performance.now();
    await expect(message.closest('[role=status]')).toHaveTextContent(/^Succès/);
    await isGone(successMessages.applied);
    await expect(performance.now() - shownAt).toBeGreaterThan(1300);
  },
};

export const ErrorToast: Story = {
  name: 'Erreur : interrompt la lecture',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erreur' }));
    const message = await toast(failureMessages.users);
    await expect(message.closest('[role=alert]')).toHaveTextContent(/^Erreur/);
    await userEvent.hover(message);
  },
};

export const Warning: Story = {
  name: 'Attention : reste jusqu’à « OK », une seule fois',
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Attention' });
    await userEvent.click(ask);
    await userEvent.click(ask);
    // A message that comes and goes beside it proves that time passed.
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await toast(successMessages.redirecting);
    await isGone(successMessages.redirecting);
    await expect(screen.getAllByText(failureMessages.sessionExpired)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await isGone(failureMessages.sessionExpired);
  },
};

export const WarningStays: Story = {
  name: 'Attention, en place',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attention' }));
    const ok = await screen.findByRole('button', { name: 'OK' });
    await waitFor(() => expect(ok).toBeVisible());
  },
};

export const PauseOnHover: Story = {
  name: 'Survolée, elle attend ; et les autres avec elle',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await userEvent.hover(await toast(successMessages.redirecting));
    await userEvent.click(canvas.getByRole('button', { name: 'Succès' }));
    await toast(successMessages.applied);
    await userEvent.hover(await toast(successMessages.redirecting));
    const from = performance.now();
    await waitFor(() => expect(performance.now() - from).toBeGreaterThan(2000), { timeout: 3000 });
    await expect(screen.getByText(successMessages.redirecting)).toBeVisible();
    await userEvent.unhover(screen.getByText(successMessages.redirecting));
    await isGone(successMessages.redirecting);
  },
};

export const PauseOnFocus: Story = {
  name: 'Au clavier : le focus la retient, Échap la ferme',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    const message = await toast(successMessages.redirecting);
    await userEvent.tab();
    await expect(message.closest('[role=status]')).toHaveFocus();
    const from = performance.now();
    await waitFor(() => expect(performance.now() - from).toBeGreaterThan(2000), { timeout: 3000 });
    await expect(message).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isGone(successMessages.redirecting);
  },
};

export const Stack: Story = {
  name: 'Plusieurs à la fois, à 360 px',
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas }) => {
    for (const name of ['Succès', 'Erreur', 'Info', 'Attention']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.hover(await toast(failureMessages.sessionExpired));
    await expect(screen.getByText(successMessages.applied)).toBeVisible();
  },
};
