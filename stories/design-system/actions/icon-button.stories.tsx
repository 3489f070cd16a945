import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Pencil, Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '~/design-system/actions/button';
import { buttonRecipe } from '~/design-system/actions/button.recipe';
import { describeProps } from '../../describe-props';
import { buttonSizes, tones } from '../prop-values';

const meta = {
  title: 'Composants/Actions/IconButton',
  component: IconButton,
  argTypes: describeProps(
    IconButton,
    {
      label: 'Le nom, lu à voix haute et montré au survol',
      icon: { text: 'L’icône', control: false },
      link: { text: 'Un lien vide du routeur, à la place du bouton', control: false },
      variant: {
        text: 'L’apparence',
        values: {
          plain: 'avec un bord',
          ghost: 'discrète',
          lineInk: 'sur l’encre, avec un bord',
          soft: 'teintée',
          solid: 'pleine',
        },
        default: "'ghost'",
      },
      tone: { text: 'La teinte, pour `soft` et `solid`', values: tones, default: 'aucune' },
      size: { text: 'Le côté, 44 px au moins sur téléphone', values: buttonSizes },
      type: {
        text: 'Ce que fait le bouton dans un formulaire',
        values: { button: 'rien de plus', submit: 'envoie', reset: 'remet à zéro' },
      },
      onClick: { text: 'Appelée à chaque clic', type: '(event) => void' },
    },
    { element: 'button', recipe: buttonRecipe },
  ),
  args: { label: 'Détails de Camille', icon: <Eye aria-hidden />, onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `Un bouton réduit à son icône ; \`label\` est son nom pour les lecteurs d’écran et son infobulle.

**À faire** : dire ce qu’il fait et sur quoi, « Détails de Camille » plutôt que « Détails », quand il y en a un par
ligne.

**Pour aller ailleurs**, ou ouvrir ce qui a une adresse : \`link\`.

**À éviter** : une icône seule pour l’action principale d’une vue ; une icône qui n’est pas dans la liste des
fondations.

\`\`\`tsx
<IconButton label="Supprimer Camille" icon={<Trash2 aria-hidden />} size="sm" onClick={remove} />
<IconButton label="Détails de Camille" icon={<Eye aria-hidden />} link={<Link to="." search={{ detail }} />} />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  name: 'Discret (par défaut)',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Détails de Camille' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Plain: Story = { name: 'Avec un bord', args: { variant: 'plain' } };

export const Refused: Story = {
  name: 'Destructeur',
  args: { variant: 'soft', tone: 'refused', label: 'Supprimer l’offre', icon: <Trash2 aria-hidden /> },
};

export const RowActions: Story = {
  name: 'Actions d’une ligne',
  render: () => (
    <chakra.div display="flex" gap="1">
      <IconButton size="xs" label="Voir Devis d’assurance" icon={<Eye aria-hidden />} />
      <IconButton size="xs" label="Modifier Devis d’assurance" icon={<Pencil aria-hidden />} />
      <IconButton size="xs" label="Supprimer Devis d’assurance" icon={<Trash2 aria-hidden />} />
    </chakra.div>
  ),
};

export const AsLink: Story = {
  name: 'En lien',
  // biome-ignore lint/a11y/useAnchorContent: the button fills it
  args: { link: <a href="#camille" /> },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.label });
    await expect(link).toHaveAttribute('href', '#camille');
    await expect(link).not.toHaveAttribute('type');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const Sizes: Story = {
  name: 'Tailles',
  render: () => (
    <chakra.div display="flex" gap="2" alignItems="center">
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} variant="plain" size={size} label={`Fermer (${size})`} icon={<X aria-hidden />} />
      ))}
    </chakra.div>
  ),
};

export const Disabled: Story = { name: 'Désactivé', args: { disabled: true } };
