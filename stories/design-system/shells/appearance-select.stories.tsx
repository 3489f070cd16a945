import type { Meta, StoryObj } from '@storybook/react-vite';
import { SunMoon } from 'lucide-react';
import { expect } from 'storybook/test';
import { AppearanceSelect } from '~/design-system/shells/appearance-select';
import { describeProps } from '../../describe-props';
import { onInk } from '../../on-ink';

const meta = {
  title: 'Composants/Mise en page/AppearanceSelect',
  component: AppearanceSelect,
  argTypes: describeProps(AppearanceSelect, {
    icon: {
      text: 'Là où la place manque : remplace la liste sur un téléphone ; sous 64 rem, le nom est pour lecteur d’écran',
      type: 'ReactElement',
      control: false,
    },
  }),
  parameters: {
    docs: {
      description: {
        component: `L’apparence de l’appareil : automatique, claire ou sombre. Elle est gardée sur l’appareil, vaut pour
tous ses onglets, et change la page avant même que l’application ne soit là.

**À faire** : une fois par page, là où l’on cherche un réglage : pied de page, en-tête, profil.

**À éviter** : un bouton à deux états, qui cache que l’appareil peut choisir.`,
      },
    },
  },
} satisfies Meta<typeof AppearanceSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = { name: 'Sur papier', args: {} };

export const OnInk: Story = { name: 'Sur l’encre', args: {}, decorators: [onInk] };

export const WithIcon: Story = { name: 'Avec une icône', args: { icon: <SunMoon aria-hidden /> } };

export const Changes: Story = {
  name: 'Change la page',
  tags: ['sans-image'],
  args: {},
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    const select = canvas.getByRole('combobox', { name: 'Apparence' });
    await userEvent.selectOptions(select, 'Sombre');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
    await userEvent.selectOptions(select, 'Claire');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await userEvent.selectOptions(select, 'Automatique');
    await expect(root).not.toHaveAttribute('data-theme');
  },
};
