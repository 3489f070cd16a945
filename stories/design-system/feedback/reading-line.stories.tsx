import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ReadingLine } from '~/design-system/feedback/reading-line';
import { describeProps } from '../../describe-props';

const meta = {
  title: 'Composants/Retours/ReadingLine',
  component: ReadingLine,
  argTypes: describeProps(ReadingLine, {
    reading: {
      text: 'Où en est la lecture : ce que donne `useReadPages`',
      type: "{ status: PagesRead['status']; page: number; lastPage: number; unreadable: number }",
      isRequired: true,
    },
    onResume: 'Reprend après un arrêt ou une panne',
    onRestart: 'Relit depuis le début',
    onStop: 'Appelée par « Arrêter »',
  }),
  args: {
    reading: { status: 'running', page: 2, lastPage: 5, unreadable: 0 },
    onResume: fn(),
    onRestart: fn(),
    onStop: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `
Une longue liste que l’on lit page par page, à la demande : où elle en est, de quoi l’arrêter, puis de quoi continuer ou
recommencer. Le focus reste sur le bouton de la ligne.

**À faire** : montrer ce qui est déjà lu, et dire ce qui ne l’est pas.

**À éviter** : une lecture que personne n’a demandée.

\`\`\`tsx
<ReadingLine reading={read} onResume={resume} onRestart={start} onStop={stop} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ReadingLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'Lecture',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: /^Lecture\s: 2 pages lues sur 5$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrêter' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Interrompue',
  args: { reading: { status: 'failed', page: 0, lastPage: 0, unreadable: 0 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Lecture interrompue\s: première page$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  name: 'Arrêtée',
  args: { reading: { status: 'stopped', page: 2, lastPage: 5, unreadable: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lire la suite' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};

export const Done: Story = {
  name: 'Terminée',
  args: { reading: { status: 'done', page: 5, lastPage: 5, unreadable: 0 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lire à nouveau' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};
