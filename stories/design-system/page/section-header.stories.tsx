import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from '~/design-system/page/section-header';
import { SampleLink } from '../shells/sample-links';

const meta = {
  title: 'Composants/Mise en page/SectionHeader',
  component: SectionHeader,
  argTypes: { action: { control: false } },
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
