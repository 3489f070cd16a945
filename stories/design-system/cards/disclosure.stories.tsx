import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from '~/design-system/cards/disclosure';
import { Panel } from '~/design-system/cards/panel';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Données/Disclosure',
  component: Disclosure,
  argTypes: describeProps(Disclosure, {
    id: 'L’ancre dans l’adresse : `/faq#paiement`',
    title: 'Le titre, qui ouvre et ferme',
    isOpenAtFirst: 'Montre le contenu dès le début',
    children: { text: 'Ce qui s’ouvre', control: false },
  }),
  args: {
    title: 'Comment suis-je payé ?',
    children: <p>Chaque participation approuvée vous rapporte une commission de 1€.</p>,
  },
  render: (args) => (
    <Panel>
      <Disclosure key={String(args.isOpenAtFirst)} {...args} />
    </Panel>
  ),
  parameters: {
    docs: {
      description: {
        component: `Une question qui s’ouvre sur sa réponse. Plusieurs dans un \`Panel\` font un accordéon ; chacune
s’ouvre et se ferme seule. Comme \`<details>\`, elle retient elle-même si elle est ouverte : une page préparée
d’avance l’ouvre sans attendre React.

**À faire** : écrire le titre comme une question ; donner un \`id\` pour que l’adresse y mène.

**À éviter** : cacher ce que tout le monde doit lire.

\`\`\`tsx
<Panel>
  <Disclosure id="paiement" title="Comment suis-je payé ?">
    <p>…</p>
  </Disclosure>
</Panel>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: 'Fermée',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Chaque participation/)).not.toBeVisible();
  },
};

export const Open: Story = {
  name: 'Ouverte',
  args: { isOpenAtFirst: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Comment suis-je payé ?' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Au clavier',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Several: Story = {
  name: 'Accordéon',
  render: () => (
    <Panel>
      {['Comment commencer ?', 'Une question beaucoup plus longue, qui tient à peine sur une seule ligne ?'].map(
        (title, index) => (
          <Disclosure key={title} title={title} isOpenAtFirst={index === 0}>
            <p>Une réponse.</p>
          </Disclosure>
        ),
      )}
    </Panel>
  ),
};
