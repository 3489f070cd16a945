import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PublicHeader } from '~/design-system/shells/public-header';
import { HEADER_SCROLL_THRESHOLD_PX } from '~/lib/browser/page-behaviours';
import { describeProps } from '../../describe-props';
import { memberLinks, publicLinks, sampleBrand, visitorLinks } from './sample-links';

const Hero = chakra('div', {
  base: { minHeight: '480px', paddingTop: '112px', background: 'bg.ink', color: 'fg.onInk' },
});
const Paper = chakra('div', { base: { minHeight: '1200px', padding: '6' } });

const meta = {
  title: 'Composants/Mise en page/PublicHeader',
  component: PublicHeader,
  argTypes: describeProps(PublicHeader, {
    brand: { text: 'Un `Brand` en lien', control: false },
    links: {
      text: 'Les liens du routeur, chacun avec une `key`',
      type: 'ReactElement[]',
      isRequired: true,
      control: false,
    },

    accountLinks: {
      text: 'Connexion et inscription, ou l’espace personnel ; le dernier a un bord',
      type: 'ReactElement[]',
      isRequired: true,
      control: false,
    },
    isOverInk: 'Sur l’accueil, posé sur la bande d’encre',
  }),
  parameters: {
    layout: 'fullscreen',
    ownFrame: true,
    docs: {
      story: { height: '480px' },
      description: {
        component: `L’en-tête des pages publiques. Il reste en haut, blanc ; sur l’accueil (\`isOverInk\`) il a la
couleur de l’encre, et devient blanc avec une ombre dès que la page a défilé de plus de ${HEADER_SCROLL_THRESHOLD_PX}
px.

Sous 56 rem, les liens passent derrière « Menu ». Le menu se ferme quand on suit un lien, quand on appuie ailleurs,
quand le focus en sort, et sur Échap, qui rend le focus au bouton.

**À faire** : garder S'inscrire en contour : le bouton plein de la page est ailleurs.

**À éviter** : plus de quatre liens.

\`\`\`tsx
<PublicHeader
  brand={<Brand asChild><Link to="/" /></Brand>}
  links={[<Link key="accueil" to="/">Accueil</Link>, …]}
  accountLinks={[<Link key="connexion" to="/login">Connexion</Link>, …]}
  isOverInk
/>
\`\`\``,
      },
    },
  },
  args: { brand: sampleBrand, links: publicLinks('F.A.Q'), accountLinks: visitorLinks },
  render: (args) => (
    <>
      <PublicHeader {...args} />
      {args.isOverInk ? <Hero /> : null}
      <Paper />
    </>
  ),
} satisfies Meta<typeof PublicHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const White: Story = { name: 'Blanc', globals: { viewport: { value: 'bureau' } } };

export const OverInk: Story = {
  name: 'Sur l’encre, en haut de page',
  args: { isOverInk: true, links: publicLinks('Accueil') },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('banner')).toHaveStyle({ backgroundColor: 'rgb(16, 27, 59)' }));
  },
};

export const OverInkScrolled: Story = {
  name: 'Sur l’encre, page défilée',
  args: { isOverInk: true, links: publicLinks('Accueil') },
  play: async ({ canvas, step }) => {
    const banner = canvas.getByRole('banner');
    await step('Exactement au seuil : encore à l’encre', async () => {
      window.scrollTo(0, HEADER_SCROLL_THRESHOLD_PX);
      await waitFor(() => expect(banner).toHaveStyle({ backgroundColor: 'rgb(16, 27, 59)' }));
    });
    await step('Un pixel plus loin : blanc', async () => {
      window.scrollTo(0, HEADER_SCROLL_THRESHOLD_PX + 1);
      await waitFor(() => expect(banner).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' }));
      await expect(getComputedStyle(banner).boxShadow).not.toBe('none');
    });
  },
};

export const SignedIn: Story = { name: 'Personne connectée', args: { accountLinks: memberLinks } };

export const PhoneClosed: Story = {
  name: 'Téléphone, menu fermé',
  tags: ['!autodocs', 'sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull();
  },
};

export const PhoneOpen: Story = {
  name: 'Téléphone, menu ouvert',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'F.A.Q' })).toHaveAttribute('aria-current', 'page');
    // The panel may fade in: the picture and axe look at it once it is there.
    await waitFor(() => expect(panelOpacity(canvas.getByRole('navigation', { name: 'Menu' }))).toBe(1));
  },
};

const panelOpacity = (element: HTMLElement | null): number => {
  if (!element) return 1;
  return Number(getComputedStyle(element).opacity) * panelOpacity(element.parentElement);
};

export const PhoneOpenOverInk: Story = {
  ...PhoneOpen,
  name: 'Téléphone, menu ouvert sur l’encre',
  args: { isOverInk: true },
};

export const PhoneNavigates: Story = {
  name: 'Téléphone, suivre un lien ferme le menu',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull());
  },
};

export const PhoneEscape: Story = {
  name: 'Téléphone, Échap rend le focus',
  tags: ['!autodocs', 'sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Accueil' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Accueil' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Accueil' })).toBeNull());
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const PhonePressElsewhere: Story = {
  name: 'Téléphone, appuyer ailleurs ferme le menu',
  tags: ['!autodocs', 'sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await canvas.findByRole('link', { name: 'Contact' });
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull());
  },
};

export const PhoneTabOut: Story = {
  name: 'Téléphone, sortir au clavier ferme le menu',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'telephone' } },
  render: (args) => (
    <>
      <PublicHeader {...args} />
      <button type="button">Après l’en-tête</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    (await canvas.findByRole('link', { name: "S'inscrire" })).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Après l’en-tête' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Contact' })).toBeNull());
  },
};
