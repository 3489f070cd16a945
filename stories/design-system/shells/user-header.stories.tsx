import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { WaitingBadge } from '~/design-system/badges/account-badges';
import { Greeting, LogoutButton } from '~/design-system/shells/header-account';
import { UserHeader } from '~/design-system/shells/user-header';
import { describeProps } from '../../describe-props';
import { longName, sampleBrand, sampleMenuButton, userLinks } from './sample-links';

const meta = {
  title: 'Composants/Mise en page/UserHeader',
  component: UserHeader,
  subcomponents: { Greeting, LogoutButton },
  argTypes: describeProps(UserHeader, {
    brand: { text: 'Un `Brand` en lien', control: false },
    links: {
      text: 'Les liens du routeur, chacun avec une `key`',
      type: 'ReactElement[]',
      isRequired: true,
      control: false,
    },
    name: 'Le nom de la personne',
    badge: { text: 'Un `WaitingBadge`, tant que le compte n’est pas validé', control: false },
    menuButton: { text: 'Le bouton du menu de commandes, sur téléphone aussi', control: false },
    onLogout: 'Appelée par « Déconnexion »',
  }),
  parameters: {
    parts: {
      Greeting: describeProps(Greeting, { name: 'Le nom de la personne' }),
      LogoutButton: describeProps(LogoutButton, { onLogout: 'Appelée par un appui' }),
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component: `L’en-tête de l’espace personnel. Les liens défilent dans leur propre boîte quand la place manque, et
le lien courant est amené dans la vue. Sur téléphone, le salut a deux lignes, pour que le nom tienne à côté des boutons.
Un nom long est coupé par des points de suspension, entier dans l’infobulle.
\`Greeting\` et \`LogoutButton\`, que l’en-tête de l’administration montre aussi, en sont des parties.

**À faire** : \`badge={<WaitingBadge />}\` tant que le compte n’est pas validé.

**À éviter** : d’autres badges, un second niveau de liens.

\`\`\`tsx
<UserHeader
  brand={<Brand asChild><Link to="/dashboard" /></Brand>}
  links={[<Link key="bord" to="/dashboard">Tableau de bord</Link>, …]}
  name={user.name}
  badge={user.validated ? undefined : <WaitingBadge />}
  onLogout={logout}
/>
\`\`\``,
      },
    },
  },
  args: { brand: sampleBrand, links: userLinks(), name: 'Camille', menuButton: sampleMenuButton, onLogout: fn() },
} satisfies Meta<typeof UserHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const fitsItsBox = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};

export const Default: Story = {
  name: 'Compte validé',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Bonjour/)).toHaveTextContent('Bonjour, Camille');
    await userEvent.click(canvas.getByRole('button', { name: 'Déconnexion' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  name: 'Compte en attente de validation',
  args: { badge: <WaitingBadge /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compte en attente de validation')).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'Nom de soixante caractères',
  args: { name: longName, badge: <WaitingBadge /> },
  play: fitsItsBox,
};

export const LongNamePhone: Story = {
  ...LongName,
  name: 'Nom de soixante caractères, à 320 pixels',
  globals: { viewport: { value: 'petit' } },
};

export const Phone: Story = {
  name: 'Téléphone',
  globals: { viewport: { value: 'telephone' } },
  play: async (context) => {
    await fitsItsBox(context);
    await expect(
      context.canvas.getByRole('button', { name: 'Déconnexion' }).getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  },
};

export const OrdinaryNamePhone: Story = {
  name: 'Prénom et nom sur un téléphone, en entier',
  args: { name: 'Camille Durand' },
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas, args }) => {
    // After the font has come: it changes the widths.
    await waitFor(() => {
      const greeting = canvas.getByTitle(args.name);
      const name = canvas.getByText(args.name).closest('b');
      if (!name) throw new Error('The name is not set apart');
      return expect(Math.max(greeting.scrollWidth - greeting.clientWidth, name.scrollWidth - name.clientWidth)).toBe(0);
    });
    // The name takes all remaining width, except 4 px for the focus ring of the button.
    const { left } = canvas.getByRole('button', { name: 'Accès rapide' }).getBoundingClientRect();
    await expect(Math.round(left - canvas.getByTitle(args.name).getBoundingClientRect().right)).toBe(4);
    // No higher than a button with its margins.
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(102);
  },
};

export const LastLinkCurrent: Story = {
  name: 'À 320 pixels, le lien courant est dans la vue',
  args: { links: userLinks('Profil') },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvas }) => {
    // After the font has come: it changes the links' widths.
    await waitFor(() => {
      const strip = canvas.getByRole('list').getBoundingClientRect();
      const link = canvas.getByRole('link', { name: 'Profil' }).getBoundingClientRect();
      return expect(link.right).toBeLessThanOrEqual(strip.right + 1);
    });
  },
};
