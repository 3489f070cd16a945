import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MAIN_ID, SkipLink } from '~/design-system/shells/skip-link';

const meta = {
  title: 'Composants/Mise en page/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component: `Le premier arrêt du clavier sur chaque page : il saute l’en-tête. On ne le voit que lorsqu’il a le
focus (RGAA 12.7).

**À faire** : rien, les trois gabarits le posent déjà.

**À éviter** : le passer par l’adresse. Un fragment ajouterait une entrée à l’historique.

\`\`\`tsx
<SkipLink />
<main id={MAIN_ID} tabIndex={-1}>…</main>
\`\`\``,
      },
    },
  },
  render: () => (
    <div style={{ position: 'relative', minHeight: 96, overflow: 'hidden' }}>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1}>
        <h1>Contenu de la page</h1>
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  name: 'Au repos',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aller au contenu' }).getBoundingClientRect().bottom).toBeLessThan(
      20,
    );
  },
};

export const Focused: Story = {
  name: 'Au clavier',
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Aller au contenu' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Used: Story = {
  name: 'Après Entrée',
  play: async ({ canvas, userEvent }) => {
    // The preview also cancels links to a fragment, but on `document`: on `body`, only the link can have done it.
    const isHeld = fn((event: Event) => event.defaultPrevented);
    document.body.addEventListener('click', isHeld, { once: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(isHeld).toHaveReturnedWith(true);
  },
};
