import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline, type TimelineStep } from '~/design-system/cards/timeline';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/Timeline',
  component: Timeline,
  argTypes: describeProps(Timeline, {
    label: 'Ce que la liste raconte, pour les lecteurs d’écran',
    steps: {
      text: 'Les moments, dans l’ordre ; la date est un tiret quand personne ne la connaît',
      type: 'TimelineStep[]',
      isRequired: true,
    },
  }),
  args: {
    label: 'Votre participation',
    steps: [
      { key: 'clicked', title: 'Clic vers le partenaire', date: '12 mars 2026, 09:26', state: 'done' },
      { key: 'transaction', title: 'Action signalée par le réseau', date: '—', text: 'Valeur : —', state: 'done' },
      {
        key: 'waiting',
        title: 'En attente du partenaire',
        date: '12 mars 2026, 09:26',
        text: 'Depuis 3 jours. Prochaine étape : le partenaire vérifie l’action.',
        state: 'current',
        tone: 'pending',
      },
      { key: 'answered', title: 'Réponse du partenaire', date: '—', text: 'Approuvée ou refusée.', state: 'upcoming' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
Ce qui s’est passé, ce qui est en cours et ce qui vient, chaque moment avec sa date. L’icône et un mot pour les lecteurs
d’écran disent où l’on en est ; la couleur le répète.

**À faire** : un tiret pour une date que personne ne connaît ; un ton pour le seul moment qui décide.

**À éviter** : des étapes sans date (\`Steps\`).

\`\`\`tsx
<Timeline label="Votre participation" steps={[
  { key: 'clicked', title: 'Clic vers le partenaire', date: '12 mars 2026', state: 'done' },
  { key: 'answered', title: 'Approuvée', date: '14 mars 2026', state: 'done', tone: 'earned' },
]} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const past = meta.args.steps.slice(0, 2);

const waited: TimelineStep = {
  key: 'waiting',
  title: 'En attente du partenaire',
  date: '12 mars 2026, 09:26',
  state: 'done',
};

export const Waiting: Story = {
  name: 'En cours',
  play: async ({ canvas }) => {
    const [clicked, , waiting, answer] = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'Votre participation' })).toBeVisible();
    await expect(clicked).toHaveTextContent(/^Fait\s: Clic vers le partenaire12 mars 2026, 09:26$/);
    await expect(waiting).toHaveAttribute('aria-current', 'step');
    await expect(waiting).toHaveTextContent(/^En cours\s: En attente/);
    await expect(answer).toHaveTextContent(/^À venir\s: Réponse du partenaire—/);
  },
};

export const Approved: Story = {
  name: 'Approuvée',
  args: {
    steps: [
      ...past,
      waited,
      { key: 'answered', title: 'Approuvée', date: '14 mars 2026, 02:00', state: 'done', tone: 'earned' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Fait\s: Approuvée14 mars/);
    await expect(canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent)).toEqual([]);
  },
};

export const Refused: Story = {
  name: 'Refusée, avec son motif',
  args: {
    steps: [
      ...past,
      waited,
      {
        key: 'answered',
        title: 'Refusée',
        date: '14 mars 2026, 02:00',
        text: 'Motif : commande annulée',
        state: 'done',
        tone: 'refused',
      },
    ],
  },
};

export const LongTexts: Story = {
  name: 'Textes longs, à 320 px',
  args: {
    steps: [
      { ...waited, title: 'Anticonstitutionnellement'.repeat(4), text: 'Un motif sur plusieurs lignes '.repeat(6) },
      { ...waited, key: 'next', text: 'Anticonstitutionnellement'.repeat(4) },
    ],
  },
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
