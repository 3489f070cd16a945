import { expect, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';

/** Each line of an anatomy's legend has its number on the drawing, or says that it is not drawn at this width. */
export async function expectEveryPart(canvasElement: HTMLElement): Promise<void> {
  const lines = within(canvasElement).getAllByRole('listitem').length;
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-pin], [data-unseen]')).toHaveLength(lines));
  await expect(canvasElement.querySelectorAll('[data-pin]').length).toBeGreaterThan(lines / 2);
  await expectNoSidewaysScroll();
}
