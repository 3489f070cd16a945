import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { clientCalls } from '~/api/contract/client-calls';
import { REDIRECTING, SESSION_EXPIRED } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { notify, type ToastTone, toastStore } from '~/design-system/feedback/notify';
import { ToastHost } from '~/design-system/feedback/toast-host';
import { describeProps } from '../../describe-props';
import { longWord } from '../samples';

const clear = () => {
  for (const entry of toastStore.read()) toastStore.dismiss(entry.id);
};

/** The first message fetches the toaster's code. */
const toast = (text: string) => screen.findByText(text, undefined, { timeout: 5000 });
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 4000 });

/** Looks on until the time is over: the message is in sight all the while. */
const staysFor = (milliseconds: number, message: HTMLElement) => {
  const from = performance.now();
  return waitFor(
    () => {
      if (!message.isConnected) throw new Error('The message has gone.');
      expect(performance.now() - from).toBeGreaterThan(milliseconds);
    },
    { timeout: 2 * milliseconds },
  );
};

const meta = {
  title: 'Composants/Retours/Notifications',
  component: ToastHost,
  beforeEach: () => {
    clear();
    return clear;
  },
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="3" minHeight="360px" alignContent="start">
      <Button onClick={() => notify.success(clientCalls.applyToOffer.success)}>Succès</Button>
      <Button onClick={() => notify.error(clientCalls.adminListUsers.failure)}>Erreur</Button>
      <Button onClick={() => notify.warning(SESSION_EXPIRED)}>Attention</Button>
      <Button onClick={() => notify.info(REDIRECTING)}>Info</Button>
      <ToastHost />
    </chakra.div>
  ),
  parameters: {
    // One host and one store per document; in its own, the play opens what the story shows.
    ownFrame: true,
    docs: {
      story: { height: '400px' },
      description: {
        component: `Une phrase en haut à droite, pendant 1500 ms ; l’avertissement reste jusqu’à « OK ». Le survol ou le
focus arrête le temps, pour toutes.

**À faire** : reprendre la phrase du catalogue.

**À éviter** : une notification comme seul endroit d’une erreur à corriger : le formulaire ou l’écran la garde aussi.

\`\`\`tsx

notify.success(clientCalls.updateProfile.success);
\`\`\`

\`<ToastHost />\` se place une fois par application ; son code arrive à la première touche, ou au repos d’un écran qui
peut avoir quelque chose à dire (\`usePreloadToaster\`).`,
      },
    },
  },
} satisfies Meta<typeof ToastHost>;

export default meta;
type Story = StoryObj<typeof meta>;

interface ShownProps {
  tone: ToastTone;
  message: string;
}

function Showing({ tone, message }: ShownProps) {
  return (
    <chakra.div minHeight="360px">
      <Button onClick={() => notify[tone](message)}>Montrer</Button>
      <ToastHost />
    </chakra.div>
  );
}

export const Shown: StoryObj<ShownProps> = {
  name: 'Une notification au choix',
  args: { tone: 'success', message: clientCalls.applyToOffer.success },
  argTypes: describeProps(Showing, {
    tone: {
      text: 'La fonction de `notify`',
      values: {
        success: 'une réussite',
        error: 'un échec',
        warning: 'une action est demandée',
        info: 'une information',
      },
      isRequired: true,
    },
    message: { text: 'Une phrase du catalogue', isRequired: true },
  }),
  render: (args) => <Showing {...args} />,
  play: async ({ canvas, args: { message } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Montrer' }));
    await userEvent.hover(await toast(message));
  },
};

export const Success: Story = {
  name: 'Succès : part seule après 1500 ms',
  // It ends with nothing to look at: a test, and no part of the docs page.
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succès' }));
    const message = await toast(clientCalls.applyToOffer.success);
    const shownAt = performance.now();
    await expect(message.closest('[role=status]')).toHaveTextContent(/^Succès/);
    await isGone(clientCalls.applyToOffer.success);
    await expect(performance.now() - shownAt).toBeGreaterThan(1300);
  },
};

export const Info: Story = {
  name: 'Info : part seule après 1500 ms',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    const message = await toast(REDIRECTING);
    const shownAt = performance.now();
    await expect(message.closest('[role=status]')).toHaveTextContent(/^Info/);
    await isGone(REDIRECTING);
    await expect(performance.now() - shownAt).toBeGreaterThan(1300);
  },
};

export const ErrorToast: Story = {
  name: 'Erreur : interrompt la lecture',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erreur' }));
    const message = await toast(clientCalls.adminListUsers.failure);
    await expect(message.closest('[role=alert]')).toHaveTextContent(/^Erreur/);
    await userEvent.hover(message);
  },
};

export const Warning: Story = {
  name: 'Attention : reste jusqu’à « OK », une seule fois',
  tags: ['!autodocs', 'sans-image'],
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('button', { name: 'Attention' });
    await userEvent.click(ask);
    await userEvent.click(ask);
    // A message that comes and goes beside it proves that time passed.
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await toast(REDIRECTING);
    await isGone(REDIRECTING);
    await expect(screen.getAllByText(SESSION_EXPIRED)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await isGone(SESSION_EXPIRED);
    // Where it was before.
    await expect(canvas.getByRole('button', { name: 'Info' })).toHaveFocus();
  },
};

export const WarningStays: Story = {
  name: 'Attention, en place',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attention' }));
    await toast(SESSION_EXPIRED);
    const ok = screen.getByRole('button', { name: 'OK' });
    await waitFor(() => expect(ok).toBeVisible());
  },
};

export const PauseOnHover: Story = {
  name: 'Survolée, elle attend',
  tags: ['!autodocs', 'sans-image'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    const message = await toast(REDIRECTING);
    await userEvent.hover(message);
    await staysFor(2000, message);
    await userEvent.unhover(message);
    await isGone(REDIRECTING);
  },
};

export const PauseOnFocus: Story = {
  name: 'Au clavier : le focus la retient, Échap la ferme',
  tags: ['!autodocs', 'sans-image'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    const message = await toast(REDIRECTING);
    await userEvent.tab();
    await expect(message.closest('[role=status]')).toHaveFocus();
    await staysFor(2000, message);
    await userEvent.keyboard('{Escape}');
    await isGone(REDIRECTING);
    await expect(canvas.getByRole('button', { name: 'Info' })).toHaveFocus();
  },
};

export const Stack: Story = {
  name: 'Plusieurs à la fois, à 360 px : le focus les retient toutes',
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attention' }));
    await toast(SESSION_EXPIRED);
    screen.getByRole('button', { name: 'OK' }).focus();
    notify.success(clientCalls.applyToOffer.success);
    notify.error(clientCalls.adminListUsers.failure);
    notify.info(REDIRECTING);
    await staysFor(2000, await toast(clientCalls.applyToOffer.success));
  },
};

export const LongWord: Story = {
  name: 'Un mot sans coupure va à la ligne',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attention' }));
    await toast(SESSION_EXPIRED);
    screen.getByRole('button', { name: 'OK' }).focus();
    notify.error(longWord);
    const message = await toast(longWord);
    const box = message.closest('[role=alert]')?.getBoundingClientRect();
    await expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0);
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
