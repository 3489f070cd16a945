import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '~/design-system/actions/button';
import { OfferCard, OfferGrid } from '~/design-system/cards/offer-card';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const action = (title: string) => (
  <Button asChild size="sm">
    <a href="#mission" aria-label={`Voir les détails : ${title}`}>
      Voir les détails
    </a>
  </Button>
);

const titles = [
  "Ouvrez un compte d'épargne en ligne et effectuez un premier versement d'au moins 10 €",
  "Devis d'assurance habitation",
  'Testez une box de cuisine pendant 14 jours',
  'Abonnement découverte à un quotidien numérique : un mois sans engagement',
  "Commande d'échantillons de peinture",
  'Simulation de crédit immobilier',
];

const short = "Devis d'assurance habitation";

const meta = {
  title: 'Composants/Données/OfferCard',
  component: OfferCard,
  subcomponents: { OfferGrid },
  argTypes: describeProps(OfferCard, {
    title: 'Le titre, coupé après trois lignes',
    description: { text: 'Une phrase, coupée après une ligne', control: 'text' },
    country: { text: 'Le pays ; omis quand toutes les missions ont le même', control: 'text' },
    isStarted: 'Marque la mission « Déjà commencée »',
    action: { text: 'Un petit bouton en lien ; toute la carte se clique', control: false },
  }),
  args: { title: short, country: 'FR', action: action(short) },
  render: (args) => (
    <OfferGrid>
      <OfferCard {...args} />
    </OfferGrid>
  ),
  parameters: {
    parts: {
      OfferGrid: describeProps(OfferGrid, {
        children: 'Des `OfferCard`',
        isBusy: 'Atténue les cartes pendant que la page suivante se charge',
      }),
    },
    docs: {
      description: {
        component: `Une mission dans la grille des missions. Les souches d’une même rangée restent alignés, quelle que
soit la longueur des titres.

**À faire** : un bouton secondaire, dont le nom dit de quelle mission il s’agit ; toujours dans un \`OfferGrid\`.

**À éviter** : le bouton orange : douze cartes crieraient ensemble.

\`\`\`tsx
<OfferGrid>
  <OfferCard
    title={offer.title}
    description={offer.description}
    country={offer.country}
    action={
      <Button asChild size="sm">
        <Link to="/offers/$id" params={{ id }} aria-label={\`Voir les détails : \${offer.title}\`}>
          Voir les détails
        </Link>
      </Button>
    }
  />
</OfferGrid>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  name: 'Une mission',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: short })).toBeVisible();
    await expect(canvas.getByText('1€ de commission')).toBeVisible();
    await expect(canvas.getByText('France')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Voir les détails : ${short}` })).toBeVisible();
  },
};

export const Started: Story = {
  name: 'Déjà commencée, sans pays',
  args: {
    country: undefined,
    description: 'Remplissez le formulaire du partenaire, puis attendez son appel.',
    isStarted: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Déjà commencée')).toBeVisible();
    await expect(canvas.queryByText('France')).toBeNull();
    // A press anywhere on the card is a press on its link.
    const card = canvas.getByRole('listitem').getBoundingClientRect();
    const target = canvasElement.ownerDocument.elementFromPoint(card.left + 20, card.top + 30);
    await expect(target).toBe(canvas.getByRole('link'));
  },
};

export const Grid: Story = {
  name: 'La grille',
  render: () => (
    <OfferGrid>
      {titles.map((title) => (
        <OfferCard key={title} title={title} country="FR" action={action(title)} />
      ))}
    </OfferGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('listitem')) {
      const stub = within(card).getByText('1€ de commission').parentElement;
      // The stubs end where the cards end, so that those of a row line up.
      await expect(stub?.getBoundingClientRect().bottom).toBeCloseTo(card.getBoundingClientRect().bottom - 1, 0);
    }
  },
};

export const GridOnPhone: Story = {
  ...Grid,
  name: 'La grille, 360 px',
  tags: ['sans-image'],
  globals: { viewport: { value: 'telephone' } },
  play: undefined,
};

export const Busy: Story = {
  ...Grid,
  name: 'Page suivante en route',
  render: () => (
    <OfferGrid isBusy>
      {titles.map((title) => (
        <OfferCard key={title} title={title} country="BE" action={action(title)} />
      ))}
    </OfferGrid>
  ),
  // The cards that leave are dimmed on purpose for a moment: what is disabled owes no contrast.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

const endless = '<b>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</b> '.repeat(4);

export const ExtremeText: Story = {
  name: 'Titre extrême, 320 px, texte à 200 %',
  globals: { viewport: { value: 'petit' }, texte: '200' },
  args: { title: endless, description: endless, country: 'QUELQUEPART', isStarted: true, action: action(endless) },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
