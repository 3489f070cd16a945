import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { SplitBar } from '~/design-system/cards/split-bar';
import { describeProps } from '../../describe-props';

const split = (approved: number, pending: number, refused: number) => [
  { label: 'Validées', value: approved, tone: 'earned' as const },
  { label: 'En attente', value: pending, tone: 'pending' as const },
  { label: 'Refusées', value: refused, tone: 'refused' as const },
];

const meta = {
  title: 'Composants/Données/SplitBar',
  component: SplitBar,
  argTypes: describeProps(SplitBar, {
    parts: {
      text: 'Les parts ; chacune a sa teinte, et son nombre manque tant qu’il se charge',
      type: '{ label: string; value: number | undefined; tone: Tone; link?: ReactElement }[]',
      isRequired: true,
    },
  }),
  args: { parts: split(6512, 1870, 655) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Panel>
          <PanelBody>
            <Story />
          </PanelBody>
        </Panel>
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
Comment un tout se partage. La barre est pour l’œil ; la légende donne les nombres exacts et les parts à tout le monde.

**À faire** : deux à quatre parts, chacune avec le ton de ce qu’elle veut dire.

**À éviter** : la barre sans sa légende.

\`\`\`tsx
<SplitBar parts={[
  { label: 'Validés', value: 1247, tone: 'earned' },
  { label: 'En attente', value: 37, tone: 'pending' },
]} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof SplitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

export const Three: Story = {
  name: 'Trois parts',
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition').map(text);
    await expect(values).toEqual(['6 512', '72 %', '1 870', '21 %', '655', '7 %']);
  },
};

export const Two: Story = {
  name: 'Deux parts',
  args: {
    parts: [
      { label: 'Validés', value: 1247, tone: 'earned' },
      { label: 'En attente', value: 37, tone: 'pending' },
    ],
  },
};

export const Linked: Story = {
  name: 'Chaque part mène à ce qu’elle compte',
  args: {
    parts: [
      { label: 'Validés', value: 1247, tone: 'earned', link: <a href="#v">Validés</a> },
      {
        label: 'En attente',
        value: 37,
        tone: 'pending',
        link: <a href="#e">En attente</a>,
      },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'En attente' });
    const figure = canvas.getByText('37').getBoundingClientRect();
    await expect(document.elementFromPoint(figure.left + 1, figure.top + 1)).toBe(link);
  },
};

export const TinyPart: Story = {
  name: 'Une part infime reste visible',
  args: { parts: split(99_998, 1, 1) },
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition').map(text);
    await expect(values).toEqual(['99 998', '> 99 %', '1', '< 1 %', '1', '< 1 %']);
  },
};

export const Single: Story = { name: 'Une seule part', args: { parts: split(12, 0, 0) } };

export const Nothing: Story = {
  name: 'Rien à partager',
  args: { parts: split(0, 0, 0) },
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition').map(text);
    await expect(values).toEqual(['0', '0 %', '0', '0 %', '0', '0 %']);
  },
};

export const Waiting: Story = {
  name: 'En attente des nombres',
  args: { parts: split(6512, 1870, 655).map((part, index) => (index === 1 ? { ...part, value: undefined } : part)) },
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition').map(text);
    await expect(values).toEqual(['6 512', '', 'Chargement…', '', '655', '']);
  },
};
