import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Données/UnreadableRows',
  component: UnreadableRows,
  argTypes: describeProps(UnreadableRows, {
    count: {
      text: 'Combien de lignes de la page n’ont pas pu être lues',
      type: 'number | undefined',
      isRequired: true,
      control: 'number',
    },
  }),
  args: { count: 1 },
  parameters: {
    docs: {
      description: {
        component: `Sous une liste : combien de ses lignes n’ont pas pu être lues.
Les autres restent, et rien ne s’affiche quand toutes sont lisibles.`,
      },
    },
  },
} satisfies Meta<typeof UnreadableRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: 'Une ligne',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 ligne illisible')).toBeVisible();
  },
};

export const Several: Story = {
  name: 'Plusieurs lignes',
  args: { count: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12 lignes illisibles')).toBeVisible();
  },
};

export const None: Story = {
  name: 'Aucune',
  // It ends with nothing to look at: a test, and no part of the docs page.
  tags: ['!autodocs'],
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/illisible/)).toBeNull();
  },
};
