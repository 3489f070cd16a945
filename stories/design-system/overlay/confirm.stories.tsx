import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { confirm, dismissConfirm } from '~/design-system/overlay/confirm';
import { ConfirmHost } from '~/design-system/overlay/confirm-host';
import { describeProps } from '../../describe-props';

const question = 'Êtes-vous sûr de vouloir supprimer cette offre ?';

interface AskingProps {
  /** La question, en entier. */
  message: string;
  /** `refused` quand « Oui » détruit quelque chose. */
  tone?: 'accent' | 'refused';
}

/** A button that asks, and the answer beside it. */
function Asking({ message, tone }: AskingProps) {
  const [answer, setAnswer] = useState('');
  return (
    <chakra.div display="flex" gap="4" alignItems="center" minHeight="420px" alignContent="start">
      <Button onClick={async () => setAnswer((await confirm({ message, tone })) ? 'oui' : 'non')}>Supprimer</Button>
      <output>{answer}</output>
      <ConfirmHost />
    </chakra.div>
  );
}

const meta = {
  title: 'Composants/Superpositions/ConfirmDialog',
  component: Asking,
  argTypes: describeProps(Asking, {
    message: { text: 'La question, en entier', isRequired: true },
    tone: {
      text: 'La couleur de « Oui »',
      values: { accent: 'ordinaire', refused: 'pour détruire' },
      default: "'accent'",
    },
  }),
  args: { message: question, tone: 'refused' },
  beforeEach: () => () => dismissConfirm(),
  parameters: {
    // One host and one store per document; in its own, the play opens what the story shows.
    ownFrame: true,
    docs: {
      story: { height: '460px' },
      description: {
        component: `« Êtes-vous sûr ? », et une promesse. Le focus commence sur « Annuler » et revient ensuite d’où il
venait ; Échap et un clic à côté valent « Annuler ».

**À faire** : une question entière qui nomme ce qui sera perdu ; \`tone: 'refused'\` pour détruire.

**À éviter** : confirmer ce qui se défait sans peine.

\`\`\`tsx

if (await confirm({ message: 'Êtes-vous sûr de vouloir supprimer cette offre ?', tone: 'refused' })) remove();
\`\`\`

\`<ConfirmHost />\` se place une fois par application ; son code arrive avec la première question, ou au repos d’un
écran qui peut en poser une (\`usePreloadConfirmDialog\`).`,
      },
    },
  },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = async () => {
  const trigger = screen.getByRole('button', { name: 'Supprimer' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('alertdialog', { name: 'Êtes-vous sûr ?' }, { timeout: 5000 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus());
  return { dialog, trigger };
};

const isAnswered = async (answer: string, trigger: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(screen.getByRole('status')).toHaveTextContent(answer);
};

export const Open: Story = {
  name: 'Suppression',
  play: async () => {
    const { dialog } = await ask();
    await expect(dialog).toHaveAccessibleDescription(question);
  },
};

export const OpenAccent: Story = {
  name: 'Sans destruction',
  args: { tone: 'accent' },
  play: async () => {
    await ask();
  },
};

export const Yes: Story = {
  name: '« Oui »',
  // It ends with nothing to look at: a test, and no part of the docs page.
  tags: ['!autodocs'],
  play: async () => {
    const { trigger } = await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }));
    await isAnswered('oui', trigger);
  },
};

export const Cancel: Story = {
  name: '« Annuler », par Entrée',
  tags: ['!autodocs'],
  play: async () => {
    const { trigger } = await ask();
    await userEvent.keyboard('{Enter}');
    await isAnswered('non', trigger);
  },
};

export const Escape: Story = {
  name: 'Échap',
  tags: ['!autodocs', 'sans-image'],
  play: async () => {
    const { trigger } = await ask();
    await userEvent.keyboard('{Escape}');
    await isAnswered('non', trigger);
  },
};

export const Trap: Story = {
  name: 'Le focus tourne entre ses deux boutons',
  tags: ['sans-image'],
  play: async () => {
    const { dialog } = await ask();
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      );
    }
    await userEvent.tab({ shift: true });
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};
