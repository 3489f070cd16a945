import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { describeProps } from '../../describe-props';
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll';

const meta = {
  title: 'Composants/Retours/ProgressLine',
  component: ProgressLine,
  argTypes: describeProps(ProgressLine, {
    label: 'Ce qui est en cours',
    share: 'La part faite, de 0 à 1',
    isFailed: 'Arrêté ; on peut reprendre',
    onRetry: 'Reprend où cela s’est arrêté',
    onCancel: 'Appelée par « Annuler »',
    cancelRef: { text: 'Le bouton « Annuler », qui reçoit le focus', control: false },
    cancelLabel: 'Le libellé du bouton',
  }),
  args: { label: 'Export en cours : 14 900 lignes', share: 0.42, onRetry: fn(), onCancel: fn() },
  parameters: {
    docs: {
      description: {
        component: `
Une longue opération, à la place du bouton qui l’a lancée : ce qui se passe, où elle en est, et de quoi l’arrêter.

**À faire** : donner le focus à « Annuler » par \`cancelRef\` quand la ligne prend la place du bouton.

**À éviter** : une attente de moins de deux secondes (\`Button isBusy\` suffit), une durée inconnue (\`Spinner\`).

\`\`\`tsx
<ProgressLine label="Export en cours : 14 900 lignes" share={0.42} onRetry={resume} onCancel={cancel} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'En cours, annulable',
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: /^Export en cours/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  name: 'Interrompue',
  args: { label: 'Export interrompu après 14 900 lignes', isFailed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Export interrompu après 14 900 lignes');
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  name: 'À 320 px',
  globals: { viewport: { value: 'petit' } },
  play: () => expectNoSidewaysScroll(),
};
