// @vitest-environment jsdom
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { type AppForm, readValues, useAppForm } from '~/design-system/forms/app-form';
import { BoundCheck, BoundText } from '~/design-system/forms/bound-field';

/** Longer than React works at a stretch: it puts off its effects then. */
const LONG_COMMIT_MS = 20;

const schema = v.object({ email: v.string(), stays: v.boolean() });
type Values = v.InferOutput<typeof schema>;

const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);
afterEach(() => root.render(null));

interface Drawn {
  form?: AppForm<Values>;
  haveEffectsRun: boolean;
}

interface ExampleProps {
  drawn: Drawn;
  onDrawn: () => void;
}

function Example({ drawn, onDrawn }: ExampleProps) {
  const form = useAppForm({ schema, initialValues: { email: '', stays: false } });
  useLayoutEffect(() => {
    drawn.form = form;
    const end = performance.now() + LONG_COMMIT_MS;
    while (performance.now() < end);
    onDrawn();
  }, [drawn, form, onDrawn]);
  useEffect(() => {
    drawn.haveEffectsRun = true;
  }, [drawn]);
  return (
    <>
      <BoundText of={form} name="email">
        {({ value, onChange, ref }) => (
          <input ref={ref} value={value} onChange={(event) => onChange(event.target.value)} />
        )}
      </BoundText>
      <BoundCheck of={form} name="stays">
        {({ value, onChange, ref }) => (
          <input ref={ref} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        )}
      </BoundCheck>
    </>
  );
}

/** Draws a form and comes back as soon as it can be typed into, before React has run its effects. */
const drawForm = async () => {
  const drawn: Drawn = { haveEffectsRun: false };
  await new Promise<void>((resolve) => {
    startTransition(() => root.render(<Example drawn={drawn} onDrawn={resolve} />));
  });
  expect(drawn.haveEffectsRun).toBe(false);
  const [text, box] = container.querySelectorAll('input');
  if (!drawn.form || !text || !box) throw new Error('The form is not there');
  return { form: drawn.form, text, box };
};

/** As the browser does it: past React, which has a setter of its own on the element. */
const type = (input: HTMLInputElement, letter: string) => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, input.value + letter);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

describe('a bound field', () => {
  it('keeps what is typed as soon as it is there', async () => {
    const { form, text } = await drawForm();
    for (const letter of 'essai') type(text, letter);
    expect(text.value).toBe('essai');
    expect(readValues(form)).toMatchObject({ email: 'essai' });
  });

  it('keeps a tick as well', async () => {
    const { form, box } = await drawForm();
    box.click();
    expect(box.checked).toBe(true);
    expect(readValues(form)).toMatchObject({ stays: true });
  });
});
