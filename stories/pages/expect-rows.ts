import { expect, waitFor, within } from 'storybook/test';
import { SLOW_ANSWER } from './slow-answer';

type Canvas = ReturnType<typeof within>;

/** Waits until the table of this name is no longer busy. */
export const settledTable = async (canvas: Canvas, name: string): Promise<HTMLElement> => {
  const table = await canvas.findByRole('table', { name }, SLOW_ANSWER);
  await waitFor(() => expect(canvas.getByRole('table', { name })).toHaveAttribute('aria-busy', 'false'), SLOW_ANSWER);
  return table;
};

/** Expects the number of rows below the head of the table. */
export const expectRows = async (canvas: Canvas, name: string, count: number): Promise<void> => {
  const table = await settledTable(canvas, name);
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(count + 1));
};

/** Expects the table to be loading its first rows. */
export const expectWaiting = async (canvas: Canvas, name: string): Promise<void> => {
  await expect(await canvas.findByRole('table', { name }, SLOW_ANSWER)).toHaveAttribute('aria-busy', 'true');
};
