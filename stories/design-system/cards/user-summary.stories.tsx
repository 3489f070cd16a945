import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValidationBadge } from '~/design-system/badges/account-badges';
import { UserSummary } from '~/design-system/cards/user-summary';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Données/UserSummary',
  component: UserSummary,
  argTypes: describeProps(UserSummary, {
    name: 'Le nom de la personne',
    badge: { text: 'Un `ValidationBadge`', control: false },
  }),
  args: { name: 'Camille Durand', badge: <ValidationBadge isValidated /> },
  parameters: {
    docs: {
      description: {
        component: `
La personne dont parle une fenêtre : initiale, nom, état du compte.

**À faire** : une fois, en tête de fenêtre.

**À éviter** : dans une ligne de tableau, où \`PersonCell\` tient la place.

\`\`\`tsx
<UserSummary name={user.name} badge={<ValidationBadge isValidated={user.validated} />} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof UserSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Validated: Story = { name: 'Compte validé' };
export const Waiting: Story = { name: 'Compte en attente', args: { badge: <ValidationBadge isValidated={false} /> } };

export const LongName: Story = {
  name: 'Nom sans fin, 320 px',
  args: { name: 'Anticonstitutionnellementhippopotomonstrosesquippedaliophobiquement' },
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
