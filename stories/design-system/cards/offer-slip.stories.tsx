import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OfferSlip, OfferSlipSkeleton, OfferStack } from '~/design-system/cards/offer-slip';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const link = (title: string) => <a href="#mission">{title}</a>;

const long = "Ouvrez un compte d'épargne en ligne et effectuez un premier versement d'au moins 10 €";

const meta = {
  title: 'Composants/Données/OfferSlip',
  component: OfferSlip,
  subcomponents: { OfferStack },
  argTypes: describeProps(OfferSlip, {
    title: { text: 'Le titre ; un lien rend tout le billet cliquable', control: false },
    country: { text: 'Le pays ; omis quand il va de soi', control: 'text' },
    commission: 'Le montant, sur la souche',
  }),
  args: { title: link('Testez une box de cuisine pendant 14 jours'), country: 'FR', commission: '1 €' },
  render: (args) => (
    <div style={{ maxWidth: 520 }}>
      <OfferStack>
        <OfferSlip {...args} />
      </OfferStack>
    </div>
  ),
  parameters: {
    parts: {
      OfferStack: describeProps(OfferStack, {
        children: 'Des `OfferSlip`',
      }),
    },
    docs: {
      description: {
        component: `Une mission en une ligne, sur le tableau de bord. Tout le billet se clique, mais il n’y a qu’un
lien : celui du titre.

**À faire** : passer le lien comme titre ; écrire la commission avec sa devise (\`formatMoney\`).

**À éviter** : un second lien ou un bouton dans le même billet.

\`\`\`tsx
<OfferStack>
  <OfferSlip
    title={<Link to="/offers/$id" params={{ id }}>{offer.title}</Link>}
    country={offer.country}
    commission={formatMoney(offer.commission, offer.currency_code)}
  />
</OfferStack>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof OfferSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  name: 'Une mission',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByText('1 €').getBoundingClientRect();
    const target = document.elementFromPoint(amount.x + amount.width / 2, amount.y + amount.height / 2);
    await expect(target).toBe(canvas.getByRole('link'));
  },
};

export const Focused: Story = {
  name: 'Au clavier',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const Stack: Story = {
  name: 'Trois missions',
  render: () => (
    <OfferStack>
      <OfferSlip title={link(long)} country="FR" commission="1 €" />
      <OfferSlip title={link('Bilan auditif offert')} country="PL" commission="1 284,50 $CA" />
      <OfferSlip title={link('Simulation de crédit immobilier')} commission="2,50 €" />
    </OfferStack>
  ),
};

export const OnPhone: Story = {
  ...Stack,
  name: 'Trois missions, 320 px',
  globals: { viewport: { value: 'petit' } },
  play: async () => {
    await expectNoSidewaysScroll();
  },
};

export const Waiting: Story = {
  name: 'En chargement',
  render: () => (
    <div style={{ maxWidth: 520 }}>
      <OfferStack>
        <OfferSlipSkeleton />
        <OfferSlipSkeleton />
      </OfferStack>
    </div>
  ),
};
