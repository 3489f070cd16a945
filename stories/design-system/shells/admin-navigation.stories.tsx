import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AdminNavigation } from '~/design-system/shells/admin-navigation';
import { describeProps } from '../../describe-props';
import { adminLinks, sampleBrand } from './sample-links';

const meta = {
  title: 'Composants/Mise en page/AdminNavigation',
  component: AdminNavigation,
  argTypes: describeProps(AdminNavigation, {
    brand: { text: 'Un `Brand`, en tête de la colonne', control: false },
    links: {
      text: 'Les liens du routeur, chacun avec une `key`',
      type: 'ReactElement[]',
      isRequired: true,
      control: false,
    },
  }),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `La navigation de l’administration, sur l’encre : une colonne à partir de 56 rem, une bande qui
défile en dessous. Le lien courant est amené dans la vue ; tant qu’il en reste à droite, la bande s’estompe.

**À faire** : une icône et un mot par lien.

**À éviter** : des sous-niveaux.

\`\`\`tsx
<AdminNavigation
  brand={<Brand asChild><Link to="/admin" /></Brand>}
  links={[<Link key="offres" to="/admin/offers"><Target aria-hidden="true" />Offres</Link>, …]}
/>
\`\`\``,
      },
    },
  },
  args: { brand: sampleBrand, links: adminLinks() },
} satisfies Meta<typeof AdminNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  name: 'En colonne',
  render: (args) => (
    <div style={{ width: 208, height: 480 }}>
      <AdminNavigation {...args} />
    </div>
  ),
  globals: { viewport: { value: 'bureau' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Strip: Story = { name: 'En bande', globals: { viewport: { value: 'telephone' } } };

export const StripAtTheEnd: Story = {
  name: 'En bande, dernier lien courant',
  args: { links: adminLinks('Daisycon') },
  globals: { viewport: { value: 'petit' } },
  play: async ({ canvas }) => {
    // After the font has come: it changes the links' widths.
    await waitFor(() => {
      const strip = canvas.getByRole('list').getBoundingClientRect();
      const link = canvas.getByRole('link', { name: 'Daisycon' }).getBoundingClientRect();
      return expect(link.right).toBeLessThanOrEqual(strip.right + 1);
    });
  },
};
