import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { families } from './families';
import { Gallery } from './gallery';

const meta = {
  title: 'Galerie',
  component: Gallery,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its name is the file's: Storybook then shows one line, the first of all. */
export const All: Story = {
  name: 'Galerie',
  play: async ({ canvas, userEvent }) => {
    for (const { name, entries } of families) {
      const section = within(canvas.getByRole('region', { name: new RegExp(`^${name}`) }));
      const headings = section.getAllByRole('heading', { level: 3 }).filter((heading) => !heading.closest('[inert]'));
      await expect(headings.map((heading) => heading.textContent)).toEqual(entries.map((entry) => entry.name));
    }
    await expectNoSidewaysScroll();
    await userEvent.click(canvas.getByRole('link', { name: 'Onglets' }));
    const heading = canvas.getByRole('heading', { name: /^Onglets/ });
    await expect(heading).toHaveFocus();
    await expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    heading.blur();
    window.scrollTo(0, 0);
    // A sample is a picture: it takes no focus.
    const sample = canvas.getByText('Participer');
    sample.focus();
    await expect(sample).not.toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'IconButton' })).toHaveAttribute(
      'href',
      './?path=/docs/composants-actions-iconbutton--documentation',
    );
  },
};
