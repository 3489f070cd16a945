import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { buttonRecipe } from '~/design-system/actions/button.recipe';
import { describeProps } from '../../describe-props';
import { ButtonUsage } from '../../usage/button-usage';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';
import { buttonSizes, buttonVariants, tones } from '../prop-values';

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
    {children}
  </chakra.div>
);

const meta = {
  title: 'Composants/Actions/Button',
  component: Button,
  argTypes: describeProps(
    Button,
    {
      children: { text: 'Le libellé, un verbe ; avec `asChild`, le lien à habiller', type: 'ReactNode' },
      variant: { text: 'L’apparence', values: buttonVariants },
      tone: { text: 'La teinte, pour `soft` et `solid`', values: tones, default: 'aucune' },
      size: { text: 'La hauteur, 44 px au moins sur téléphone', values: buttonSizes },
      isBlock: 'Prend toute la largeur',
      isBusy: 'Montre une attente et ignore les clics, mais garde le focus',
      busyLabel: 'Le libellé pendant l’attente',
      // With a text for its child it has nothing to give its look to.
      asChild: { text: 'Habille son seul enfant, un lien, au lieu de dessiner un bouton', control: false },
      onClick: { text: 'Appelée à chaque clic, sauf pendant l’attente', type: '(event) => void' },
    },
    { element: 'button', recipe: buttonRecipe },
  ),
  args: { children: 'Voir les détails', onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `Ce que l’on presse pour agir, ou un lien qui a le même poids (\`asChild\`).

**À faire** : un verbe, en casse de phrase ; un seul bouton \`accent\` par vue ; \`isBusy\` pendant l’appel, avec son
libellé.

**À éviter** : un bouton \`accent\` par ligne de tableau ; une couleur pour décorer ; \`disabled\` pour une action en
cours (le focus serait perdu).

\`\`\`tsx
<Button variant="accent" isBusy={isPending} busyLabel="Connexion en cours...">Se connecter</Button>
<Button asChild><Link to="/login">Connexion</Link></Button>
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'Secondaire (par défaut)',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Voir les détails' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Accent: Story = { name: 'Principal', args: { variant: 'accent', children: "S'inscrire" } };

export const Ghost: Story = { name: 'Discret', args: { variant: 'ghost', children: 'Annuler' } };

export const Tones: Story = {
  name: 'Teintes : gagné, en attente, refusé, information',
  render: () => (
    <Row>
      <Button variant="soft" tone="earned">
        <Check aria-hidden />
        Valider
      </Button>
      <Button variant="soft" tone="pending">
        Relancer
      </Button>
      <Button variant="soft" tone="refused">
        <Trash2 aria-hidden />
        Supprimer
      </Button>
      <Button variant="soft" tone="info">
        En savoir plus
      </Button>
      <Button variant="solid" tone="earned">
        Continuer la mission
      </Button>
      <Button variant="solid" tone="pending">
        OK
      </Button>
      <Button variant="solid" tone="refused">
        Oui
      </Button>
      <Button variant="solid" tone="info">
        Ouvrir la mission
      </Button>
    </Row>
  ),
};

export const Sizes: Story = {
  name: 'Tailles : 32, 36, 44 et 52 px (44 au moins sur téléphone)',
  render: () => (
    <Row>
      <Button size="xs">Modifier</Button>
      <Button size="sm">Modifier</Button>
      <Button size="md">Modifier</Button>
      <Button size="lg">Modifier</Button>
    </Row>
  ),
};

export const OnInk: Story = {
  name: 'Sur encre',
  render: () => (
    <chakra.div className="on-ink" background="bg.ink" padding="4" borderRadius="lg">
      <Row>
        <Button variant="accent">S'inscrire</Button>
        <Button variant="lineInk">Connexion</Button>
        <Button variant="ink">F.A.Q</Button>
      </Row>
    </chakra.div>
  ),
};

export const Busy: Story = {
  name: 'En cours',
  args: { variant: 'accent', isBusy: true, busyLabel: 'Connexion en cours...', children: 'Se connecter' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Connexion en cours...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: 'Désactivé',
  render: () => (
    <Row>
      <Button variant="accent" disabled>
        S'inscrire
      </Button>
      <Button disabled>Voir les détails</Button>
      <Button variant="solid" tone="refused" disabled>
        Oui
      </Button>
    </Row>
  ),
};

export const ForcedColors: Story = {
  name: 'En couleurs forcées',
  globals: { couleurs: 'forcees' },
  render: () => (
    <Row>
      <Button variant="accent">S'inscrire</Button>
      <Button variant="ghost">Voir les détails</Button>
      <Button variant="solid" tone="refused" disabled>
        Oui
      </Button>
    </Row>
  ),
  play: async ({ canvas }) => {
    // Edges that only the system's colours need have these colours, by day and by night; ours are clear.
    const styleOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    const [enabled, disabled] = [styleOf("S'inscrire"), styleOf('Oui')];
    // Colours fade over.
    await waitFor(() => expect(enabled.borderTopColor).toBe(enabled.color));
    await waitFor(() => expect(disabled.borderTopColor).toBe(disabled.color));
    await expect(disabled.color).not.toBe(enabled.color);
  },
};

export const AsLink: Story = {
  name: 'En lien',
  args: { asChild: true, variant: 'accent', children: <a href="#connexion">Connexion</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '#connexion');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Block: Story = {
  name: 'Toute la largeur, long libellé',
  args: { isBlock: true, children: 'Demander un nouveau lien de réinitialisation du mot de passe' },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const DoAndAvoid: Story = {
  name: 'À faire, à éviter',
  parameters: { controls: { disable: true } },
  render: () => <ButtonUsage />,
  play: () => expectNoSidewaysScroll(),
};
