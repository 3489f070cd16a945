import { userEvent, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Longer values are pasted: typing hundreds of keys, each with its render, takes too long on a busy machine. */
const PASTED_FROM = 100;

/** Types, or pastes, into the fields with these labels, as a person would. */
export async function fillIn(canvas: Canvas, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    if (value.length < PASTED_FROM) {
      await userEvent.type(field, value, { delay: null });
    } else {
      await userEvent.click(field);
      await userEvent.paste(value);
    }
  }
}

/** The same, then Enter in the last field. */
export async function fillInAndSend(canvas: Canvas, values: Record<string, string>): Promise<void> {
  await fillIn(canvas, values);
  await userEvent.keyboard('{Enter}');
}
