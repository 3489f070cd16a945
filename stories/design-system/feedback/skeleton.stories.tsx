import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, TextSkeleton } from '~/design-system/feedback/skeleton';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Retours/Skeleton',
  component: Skeleton,
  subcomponents: { TextSkeleton },
  argTypes: describeProps(Skeleton, {
    size: {
      text: 'La hauteur de ce qui viendra',
      values: { line: 'une ligne', title: 'un titre', control: 'un champ', action: 'un grand bouton' },
      default: "'line'",
    },
    width: 'La largeur, en CSS',
  }),
  decorators: [
    (Story) => (
      <chakra.div display="grid" gap="3" background="bg.panel" padding="6" aria-busy="true" maxWidth="360px">
        <Story />
      </chakra.div>
    ),
  ],
  parameters: {
    parts: {
      TextSkeleton: describeProps(TextSkeleton, {
        width: { text: 'La largeur du texte qui viendra, en CSS', default: "'2.5ch'" },
        isSilent: 'Un autre élément annonce déjà l’attente',
      }),
    },
    docs: {
      description: {
        component: `La place d’un texte qui vient : rien ne bouge quand il arrive. Muet pour les lecteurs d’écran : le
bloc autour porte \`aria-busy\`.
\`TextSkeleton\` tient la place d’un chiffre ou de quelques mots dans une phrase, et annonce l’attente.

**À faire** : la largeur et la hauteur de ce qui viendra.

**À éviter** : un squelette qui brille ou qui bouge.

\`\`\`tsx
<Skeleton size="title" width="62%" />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { name: 'Ligne' };

export const Card: Story = {
  name: 'Une carte qui vient',
  render: () => (
    <>
      <Skeleton width="72px" />
      <Skeleton size="title" />
      <Skeleton size="title" width="62%" />
      <Skeleton size="control" width="120px" />
    </>
  ),
  play: async ({ canvasElement }) => expect(canvasElement.textContent).toBe(''),
};

export const Action: Story = { name: 'Le grand bouton d’une page', args: { size: 'action' } };
