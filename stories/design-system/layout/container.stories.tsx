import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { Container } from '~/design-system/layout/container';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Mise en page/Container',
  component: Container,
  argTypes: describeProps(Container, {
    width: { text: 'La largeur au plus', values: { page: '70 rem', slip: '56 rem', text: '42 rem', form: '27,5 rem' } },
    children: { text: 'Le contenu', control: false },
  }),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Les gouttières (16 px, 24 à partir de 48 rem) et la plus grande largeur que partagent en-têtes,
pages et pied de page.

**À faire** : un par bande de page.

**À éviter** : les emboîter, ou poser une largeur maximale ailleurs.

\`\`\`tsx
<Container width="text">…</Container>
\`\`\``,
      },
    },
  },
  args: {
    children: (
      <Panel>
        <PanelBody>
          <p>Ce qui se lit tient dans cette largeur.</p>
        </PanelBody>
      </Panel>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'Page, 70 rem' };
export const Slip: Story = { name: 'Billet, 56 rem', args: { width: 'slip' } };
export const Text: Story = { name: 'Texte, 42 rem', args: { width: 'text' } };
export const Form: Story = { name: 'Formulaire, 27,5 rem', args: { width: 'form' } };
