import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from '~/design-system/cards/steps';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/Steps',
  component: Steps,
  argTypes: describeProps(Steps, {
    steps: { text: 'Les étapes, dans l’ordre', type: '(string | { title: string; text: string })[]', isRequired: true },
    orientation: {
      text: 'Le sens',
      values: { column: 'l’une sous l’autre', row: 'côte à côte dès 56 rem' },
      default: "'column'",
    },
    done: 'Combien sont faites, depuis la première',
  }),
  args: {
    steps: [
      'Votre demande arrive chez un administrateur.',
      'Un email vous prévient dès l’activation de votre compte.',
      'Vous choisissez votre première mission.',
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `
Ce qui se passe, dans l’ordre. Le numéro se voit ; la liste ordonnée le dit aux lecteurs d’écran.

**À faire** : une phrase par étape, trois ou quatre étapes.

**À éviter** : des étapes dont l’ordre ne compte pas (c’est alors une liste).

\`\`\`tsx
<Steps steps={['Cliquez.', 'Faites l’action.', 'Suivez le statut.']} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  name: 'L’une sous l’autre',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Row: Story = { name: 'Côte à côte', args: { orientation: 'row' } };

export const Named: Story = {
  name: 'Avec un titre par étape',
  args: {
    steps: [
      { title: 'Participez', text: 'Cliquez sur le bouton.' },
      { title: 'Suivez le statut', text: 'Il se met à jour automatiquement.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Participez')).toBeVisible();
    await expect(canvas.getByText('Cliquez sur le bouton.', { exact: false })).toBeVisible();
  },
};

export const Done: Story = {
  name: 'Une étape est faite',
  args: { done: 1 },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Fait/);
    await expect(second).not.toHaveTextContent('Fait');
  },
};

export const LongTexts: Story = {
  name: 'Textes longs, à 320 px',
  args: { steps: ['Anticonstitutionnellement'.repeat(4), 'Une étape qui tient sur plusieurs lignes '.repeat(4)] },
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
