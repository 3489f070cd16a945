// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AppForm, readDirtyValues, readValues, useAppForm } from '~/design-system/forms/app-form';
import { BoundText } from '~/design-system/forms/bound-field';
import { isDirty } from '~/design-system/forms/saved-values';
import { mergeServerValues } from '~/design-system/forms/server-answers';

const schema = v.object({ name: v.string(), email: v.string() });
type Values = v.InferOutput<typeof schema>;
const NAMES = ['name', 'email'] as const;

const container = document.createElement('div');
document.body.append(container);
const root = createRoot(container);
let form: AppForm<Values>;

function Example() {
  form = useAppForm({ schema, initialValues: { name: 'Ada', email: 'ada@b.fr' } });
  return NAMES.map((name) => (
    <BoundText key={name} of={form} name={name}>
      {({ value, onChange, ref }) => (
        <input ref={ref} name={name} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </BoundText>
  ));
}

const field = (name: keyof Values) => {
  const input = container.querySelector(`[name=${name}]`);
  return input instanceof HTMLInputElement ? input : expect.unreachable(`no field ${name}`);
};
const type = (name: keyof Values, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const unsaved = () => Object.keys(readDirtyValues(form));

beforeEach(async () => {
  root.render(<Example />);
  await vi.waitFor(() => field('email'));
});
afterEach(() => root.render(null));

it('knows the fields that were changed, as long as they are', async () => {
  expect(unsaved()).toEqual([]);
  type('name', 'Ada B.');
  await vi.waitFor(() => expect(unsaved()).toEqual(['name']));
  type('name', 'Ada');
  await vi.waitFor(() => expect(unsaved()).toEqual([]));
});

it('puts what was saved elsewhere where nothing was typed', async () => {
  type('name', 'Ada B.');
  mergeServerValues(form, { name: 'Ada C.', email: 'c@b.fr' });
  await vi.waitFor(() => expect(field('email').value).toBe('c@b.fr'));
  expect(readValues(form)).toEqual({ name: 'Ada B.', email: 'c@b.fr' });
  expect(unsaved()).toEqual(['name']);
});

it('tells a change by what was saved last', async () => {
  type('name', 'Ada B.');
  mergeServerValues(form, { name: 'Ada C.', email: 'ada@b.fr' });
  // The former name is no longer what is saved.
  type('name', 'Ada');
  await vi.waitFor(() => expect(isDirty(form)).toBe(true));
  type('name', 'Ada C.');
  await vi.waitFor(() => expect(isDirty(form)).toBe(false));
});
