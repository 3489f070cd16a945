import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from '~/design-system/shells/footer';
import { describeProps } from '../../describe-props';
import { footerProps } from './sample-links';

const meta = {
  title: 'Composants/Mise en page/Footer',
  component: Footer,
  argTypes: describeProps(Footer, {
    brand: { text: 'Un `Brand`', control: false },
    tagline: 'Une phrase, sous la marque',
    groups: {
      text: 'Les groupes de liens',
      type: '{ title: string; links: ReactElement[] }[]',
      isRequired: true,
      control: false,
    },
    contact: {
      text: 'L’email et les horaires',
      type: '{ title: string; email: string; lines: string[] }',
      isRequired: true,
      control: false,
    },
    legal: 'La mention de bas de page',
  }),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `La fin de chaque page publique, sur l’encre. Chaque colonne de liens est une navigation qui porte
son titre.

**À faire** : dire que les coordonnées sont un exemple, tant qu’elles en sont un.

**À éviter** : un second bouton orange, des logos.

\`\`\`tsx
<Footer
  brand={<Brand />}
  tagline="Des missions de partenaires, un suivi lisible."
  groups={[{ title: 'Découvrir', links: [<Link key="faq" to="/faq">F.A.Q</Link>] }]}
  contact={{ title: 'Nous écrire', email: 'contact@exemple.test', lines: ['Réponse sous 48 heures'] }}
  legal="© 2026 Missio"
/>
\`\`\``,
      },
    },
  },
  args: footerProps,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Complet',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Découvrir' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Narrow: Story = { name: 'À 320 pixels', globals: { viewport: { value: 'petit' } } };
