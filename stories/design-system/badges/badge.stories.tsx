import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Hourglass, Info, X } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Badge } from '~/design-system/badges/badge';
import { describeProps } from '../../describe-props';
import { tones } from '../prop-values';

const meta = {
  title: 'Composants/Badges/Badge',
  component: Badge,
  argTypes: describeProps(Badge, {
    children: 'Le texte, un mot ou deux',
    tone: { text: 'La teinte', values: { neutral: 'neutre', ink: 'encre', ...tones } },
    icon: { text: 'L’icône ; avec une teinte, elle ne manque jamais : la couleur seule ne dit rien', control: false },
    ref: { text: 'L’élément', control: false },
  }),
  args: { children: 'Nouveau' },
  parameters: {
    docs: {
      description: {
        component: `
Le cadre commun des badges. Les écrans emploient les badges nommés : statut, validation, rôle, commission.

**À faire** : un ou deux mots, une icône dès que le ton porte un sens.

**À éviter** : le badge décoratif.

\`\`\`tsx
<Badge tone="info" icon={<Info />}>Info</Badge>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { name: 'Neutre' };
export const Ink: Story = { name: 'Encre', args: { tone: 'ink' } };
export const Earned: Story = { name: 'Gagné', args: { tone: 'earned', icon: <Check />, children: 'Approuvée' } };
export const Pending: Story = {
  name: 'En attente',
  args: { tone: 'pending', icon: <Hourglass />, children: 'En attente' },
};
export const Refused: Story = { name: 'Refusé', args: { tone: 'refused', icon: <X />, children: 'Refusée' } };
export const Informing: Story = { name: 'Information', args: { tone: 'info', icon: <Info />, children: 'Info' } };

export const LongText: Story = {
  name: 'Texte long, 320 px',
  globals: { viewport: { value: 'petit' } },
  args: {
    tone: 'info',
    icon: <Info />,
    children: 'Synchronisation_avec_le_réseau_d_affiliation_en_cours_depuis_ce_matin',
  },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(/Synchronisation/);
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
