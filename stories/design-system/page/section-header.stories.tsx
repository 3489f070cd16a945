import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from '~/design-system/page/section-header';
import { describeProps } from '../../describe-props';
import { SampleLink } from '../shells/sample-links';

const meta = {
  title: 'Composants/Mise en page/SectionHeader',
  component: SectionHeader,
  argTypes: describeProps(SectionHeader, {
    title: 'Le titre, un h2',
    id: 'Pour l’`aria-labelledby` de la section',
    action: { text: 'Un lien au bout de la ligne', control: false },
  }),
  parameters: {
    docs: {
      description: {
        component: `La tête d’une section : son h2, et le chemin vers le tout. Le lien « Tout voir » dit à quoi il mène
aux lecteurs d’écran.

\`\`\`tsx
<SectionHeader id="offres" title="Offres récentes" action={<Link to="/offers">Tout voir</Link>} />
\`\`\``,
      },
    },
  },
  args: { id: 'offres', title: 'Offres récentes' },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = { name: 'Titre seul' };

export const WithLink: Story = {
  name: 'Avec un lien',
  args: {
    action: (
      <SampleLink href="#missions" aria-label="Tout voir : missions">
        Tout voir
      </SampleLink>
    ),
  },
};
