import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Types into the fields with these labels, as a person would. */
export async function fillIn(canvas: Canvas, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value, { delay: null });
  }
}

/** The same, then Enter in the last field. */
export async function fillInAndSend(canvas: Canvas, values: Record<string, string>): Promise<void> {
  await fillIn(canvas, values);
  await userEvent.keyboard('{Enter}');
}
