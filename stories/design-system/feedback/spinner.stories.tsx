import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '~/design-system/feedback/spinner';

const meta = {
  title: 'Composants/Retours/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component: `Une attente dont on ne sait pas dessiner la suite : l’ouverture de la session, le bas d’une liste.

**À faire** : préférer \`Skeleton\` quand la forme de ce qui vient est connue.

**À éviter** : plusieurs à la fois sur un écran.

\`\`\`tsx
<Spinner />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Par défaut',
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Chargement…'),
};
