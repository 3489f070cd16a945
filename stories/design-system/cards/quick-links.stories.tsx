import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks, Target, UsersRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { Panel, PanelHead } from '~/design-system/cards/panel';
import { QuickLink, QuickLinks } from '~/design-system/cards/quick-links';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/QuickLinks',
  component: QuickLinks,
  subcomponents: { QuickLink },
  argTypes: describeProps(QuickLinks, {
    children: { text: 'Des `QuickLink`', control: false },
  }),
  args: {
    children: (
      <>
        <QuickLink
          link={<a href="#utilisateurs" />}
          icon={<UsersRound aria-hidden />}
          title="Utilisateurs"
          detail="37 comptes à valider"
        />
        <QuickLink
          link={<a href="#offres" />}
          icon={<Target aria-hidden />}
          title="Offres"
          detail="Créer ou modifier une mission"
        />
        <QuickLink
          link={<a href="#participations" />}
          icon={<ListChecks aria-hidden />}
          title="Participations"
          detail="1 870 en attente"
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Panel isSection isFramed>
        <PanelHead title="Actions rapides" />
        <Story />
      </Panel>
    ),
  ],
  parameters: {
    parts: {
      QuickLink: describeProps(QuickLink, {
        link: 'Un lien vide du routeur : `<Link to="/admin/users" />`',
        icon: 'L’icône',
        title: 'Où le lien mène',
        detail: 'Ce qui y attend : « 37 comptes à valider »',
      }),
    },
    docs: {
      description: {
        component: `
Les chemins qui partent d’un tableau de bord : où l’on va, et ce qui y attend.

**À faire** : mener droit à la liste filtrée dont parle le détail.

**À éviter** : plus de quatre liens ; une action qui change quelque chose.

\`\`\`tsx
<QuickLinks>
  <QuickLink
    link={<Link to="/admin/offers" />}
    icon={<Target aria-hidden />}
    title="Offres"
    detail="Créer ou modifier une mission"
  />
</QuickLinks>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof QuickLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Côte à côte',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^Utilisateurs\s*37 comptes à valider$/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  name: 'L’un sous l’autre, 320 px',
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
