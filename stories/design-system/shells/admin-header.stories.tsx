import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminHeader } from '~/design-system/shells/admin-header';
import { describeProps } from '../../describe-props';
import { longName, sampleBrand, sampleMenuButton } from './sample-links';

const meta = {
  title: 'Composants/Mise en page/AdminHeader',
  component: AdminHeader,
  argTypes: describeProps(AdminHeader, {
    brand: { text: 'Un `Brand` en lien ; caché quand la navigation est sur le côté', control: false },
    name: 'Le nom de la personne',
    tools: { text: 'Un petit bouton avant la déconnexion ; pas sur téléphone', control: false },
    menuButton: { text: 'Le bouton du menu de commandes, sur téléphone aussi', control: false },
    onLogout: 'Appelée par « Déconnexion »',
  }),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `La barre de l’administration : le rôle, le nom, la sortie. La marque y est tant que la navigation
n’est pas sur le côté.

\`\`\`tsx
<AdminHeader brand={<Brand asChild><Link to="/admin" /></Brand>} name={user.name} onLogout={logout} />
\`\`\``,
      },
    },
  },
  args: { brand: sampleBrand, name: 'Anne-Élisabeth', menuButton: sampleMenuButton, onLogout: fn() },
} satisfies Meta<typeof AdminHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Au repos',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Administrateur')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Déconnexion' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: 'Nom de soixante caractères',
  args: { name: longName },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongNamePhone: Story = {
  ...LongName,
  name: 'Nom de soixante caractères, à 320 pixels',
  globals: { viewport: { value: 'petit' } },
};
