import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { describeProps } from '../../describe-props';
import { StatusBadgeUsage } from '../../usage/status-badge-usage';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Badges/StatusBadge',
  component: StatusBadge,
  argTypes: describeProps(StatusBadge, {
    status: {
      text: 'Le statut ; inconnu, il se montre comme en attente',
      control: 'select',
      options: ['opened', 'approved', 'disapproved', 'en-cours-de-revue'],
    },
  }),
  args: { status: 'opened' },
  parameters: {
    docs: {
      description: {
        component: `
Où en est une participation. L’icône et le mot disent le statut ; la couleur ne fait que le répéter.

**À faire** : passer le statut tel que le serveur l’envoie, sur tous les écrans, administration comprise.

**À éviter** : traduire le statut soi-même, ou colorer une ligne entière selon son statut.

\`\`\`tsx
<StatusBadge status={participation.status} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'En attente',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('En attente')).toBeVisible();
  },
};

export const Approved: Story = {
  name: 'Approuvée',
  args: { status: 'approved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Approuvée')).toBeVisible();
  },
};

export const Disapproved: Story = {
  name: 'Refusée',
  args: { status: 'disapproved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Refusée')).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'Statut inconnu : en attente',
  render: () => (
    <p>
      <StatusBadge status="en-cours-de-revue" /> <StatusBadge status="constructor" /> <StatusBadge status="" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('En attente')).toHaveLength(3);
  },
};

export const NotByColourAlone: Story = {
  name: 'Jamais par la couleur seule',
  render: () => (
    <p style={{ filter: 'grayscale(1)' }}>
      <StatusBadge status="opened" /> <StatusBadge status="approved" /> <StatusBadge status="disapproved" />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    await expect(new Set(drawings).size).toBe(3);
  },
};

export const DoAndAvoid: Story = {
  name: 'À faire, à éviter',
  parameters: { controls: { disable: true } },
  render: () => <StatusBadgeUsage />,
  play: () => expectNoSidewaysScroll(),
};
