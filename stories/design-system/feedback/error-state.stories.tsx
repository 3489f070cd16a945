import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UNEXPECTED_ERROR } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { ErrorState } from '~/design-system/feedback/error-state';
import { RowFallback } from '~/design-system/table/row-fallback';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Retours/ErrorState',
  component: ErrorState,
  subcomponents: { RowFallback },
  argTypes: describeProps(ErrorState, {
    title: { text: 'Ce qui a échoué', default: '« Chargement impossible »' },
    description: 'Une phrase de plus',
    onRetry: 'Appelée par « Réessayer » ; sans elle, pas de bouton',
    isPage: 'Tient lieu de page : le titre en est le h1',
    isRow: 'Une seule ligne : le titre et « Réessayer »',
    action: { text: 'Un `Button` de taille `sm`, à côté de « Réessayer »', control: false },
  }),
  args: { description: 'La liste n’a pas pu être chargée.', onRetry: fn() },
  decorators: [
    (Story) => (
      <chakra.div background="bg.panel" border="hairline" borderRadius="lg">
        <Story />
      </chakra.div>
    ),
  ],
  parameters: {
    parts: {
      RowFallback: describeProps(RowFallback, {
        isMissing: 'La ligne n’est pas parmi celles qui sont chargées',
        onRetry: 'Appelée par « Réessayer », quand le chargement a échoué',
        title: 'Ce qui manque : « Offre introuvable »',
        description: 'Une phrase qui dit pourquoi',
      }),
    },
    docs: {
      description: {
        component: `Un chargement qui a échoué, à la place de ce qu’il devait montrer. Un tableau vide mentirait.
Dans la fenêtre d’une ligne, \`RowFallback\` montre l’attente, l’absence ou l’échec.

**À faire** : toujours offrir \`onRetry\` quand un nouvel essai peut réussir ; \`isRow\` quand seule une partie d’un
bloc manque ; \`isPage\` quand rien d’autre n’est à l’écran, avec une autre issue dans \`action\`.

**À éviter** : les détails techniques ; une notification en plus.

\`\`\`tsx
<ErrorState description="La liste n’a pas pu être chargée." onRetry={() => query.refetch()} />
\`\`\``,
      },
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  name: 'Avec « Réessayer »',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Chargement impossible');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithoutRetry: Story = { name: 'Sans nouvel essai', args: { onRetry: undefined, description: undefined } };

export const WholePage: Story = {
  name: 'À la place d’une page, avec un retour',
  args: {
    isPage: true,
    title: 'Cette page n’a pas pu s’afficher',
    description: UNEXPECTED_ERROR,
    action: (
      <Button variant="ghost" size="sm">
        Retour
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cette page n’a pas pu s’afficher');
    const retry = canvas.getByRole('button', { name: 'Réessayer' }).getBoundingClientRect();
    const back = canvas.getByRole('button', { name: 'Retour' }).getBoundingClientRect();
    await expect(back.left - retry.right).toBeGreaterThanOrEqual(8);
    await expect(back.height).toBe(retry.height);
  },
};

export const Row: Story = {
  name: 'En une ligne, sous ce qui a pu être lu',
  args: { isRow: true, description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Chargement impossible\s*Réessayer$/);
  },
};
