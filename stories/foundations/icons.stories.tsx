import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { Icons } from './icons';

const meta = {
  title: 'Fondations/Icônes',
  component: Icons,
  tags: ['!autodocs'],
  args: { isFixed: false },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fixed: Story = { name: 'Sens fixés', args: { isFixed: true } };

export const Others: Story = { name: 'Les autres', play: () => expectNoSidewaysScroll() };

export const Copied: Story = {
  name: 'Un import copié',
  args: { isFixed: true },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’import de Check' }));
    await expect(write).toHaveBeenCalledWith("import { Check } from 'lucide-react';");
    await expect(canvas.getByRole('status')).toHaveTextContent('Copié : import { Check }');
    write.mockRestore();
  },
};

export const Refused: Story = {
  name: 'La copie est refusée',
  args: { isFixed: true },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copier l’import de Check' }));
    await expect(await canvas.findByText(/refuse la copie/)).toBeVisible();
    write.mockRestore();
  },
};
