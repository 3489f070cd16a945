import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TypingHeadline } from '~/design-system/motion/typing-headline';
import { DELETING_DELAY_MS, TYPING_DELAY_MS, WHOLE_SENTENCE_PAUSE_MS } from '~/lib/browser/typing';
import { describeProps } from '../../describe-props';
import { onInk } from '../../on-ink';

const meta = {
  title: 'Composants/Mouvement/TypingHeadline',
  component: TypingHeadline,
  argTypes: describeProps(TypingHeadline, {
    prefix: 'Le début, qui reste',
    sentences: {
      text: 'Les fins, écrites l’une après l’autre ; la première est là d’abord',
      type: '[string, ...string[]]',
      isRequired: true,
    },
    spokenText: { text: 'Ce qui est lu à voix haute', default: 'tout le texte' },
    isPausedAtFirst: 'Ne s’écrit pas de lui-même',
  }),
  decorators: [onInk],
  parameters: {
    docs: {
      description: {
        component: `Le titre de l’accueil. Il s’écrit sans fin : ${TYPING_DELAY_MS} ms par caractère écrit,
${DELETING_DELAY_MS} ms par caractère effacé, ${WHOLE_SENTENCE_PAUSE_MS} ms quand la phrase est entière. Un petit bouton
l’arrête (RGAA 13.8) ; avec des mouvements réduits, la phrase est entière, sans curseur ni bouton. Les lecteurs d’écran
disent le tout une fois.

La place de la plus longue phrase est gardée, deux lignes au moins : rien ne saute. Le serveur et le premier rendu
montrent la même phrase entière.

**À faire** : des phrases courtes, qui complètent toutes le même début.

**À éviter** : plus d’un titre de ce genre par site.

\`\`\`tsx
<TypingHeadline
  prefix="Chaque mission accomplie"
  sentences={['vous rapporte une commission.']}
/>
\`\`\``,
      },
    },
  },
  // Anew for other properties: it types by itself from then on.
  render: (args) => <TypingHeadline key={JSON.stringify(args)} {...args} />,
  args: { prefix: 'Chaque mission accomplie', sentences: ['vous rapporte une commission.', 'se suit pas à pas.'] },
} satisfies Meta<typeof TypingHeadline>;

export default meta;
type Story = StoryObj<typeof meta>;

const shownText = (canvasElement: HTMLElement) => canvasElement.querySelector('h1 > [aria-hidden]')?.textContent;

export const Typing: Story = {
  name: 'S’écrit',
  // It never stands still, unless motion is reduced.
  tags: ['sans-image'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, step }) => {
    const whole = 'Chaque mission accomplie vous rapporte une commission.';
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      /^Chaque mission accomplie vous rapporte une commission\. se suit pas à pas\.$/,
    );
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const height = canvasElement.offsetHeight;
    await step('La phrase entière, puis un caractère de moins', async () => {
      await waitFor(() => expect(shownText(canvasElement)?.length).toBeLessThan(whole.length), { timeout: 5000 });
    });
    await step('La hauteur ne bouge pas', async () => {
      await expect(canvasElement.offsetHeight).toBe(height);
    });
  },
};

export const Paused: Story = {
  name: 'En pause',
  tags: ['avec-mouvement'],
  args: { isPausedAtFirst: true },
  play: async ({ canvas, canvasElement }) => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    await expect(canvas.getByRole('button', { name: 'Reprendre' })).toBeVisible();
    await expect(shownText(canvasElement)).toBe('Chaque mission accomplie vous rapporte une commission.');
  },
};

export const PauseAndResume: Story = {
  name: 'Pause, puis reprise au clavier',
  tags: ['sans-image'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const button = canvas.getByRole('button', { name: 'Pause' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Reprendre');
    const text = shownText(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Pause');
    await waitFor(() => expect(shownText(canvasElement)).not.toBe(text), { timeout: 5000 });
  },
};

export const Narrow: Story = {
  name: 'À 320 pixels',
  args: { isPausedAtFirst: true },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
