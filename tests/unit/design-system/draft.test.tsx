// @vitest-environment jsdom
import { setValue } from '@modular-forms/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DesignSystemProvider } from '~/design-system/design-system-provider';
import { type AppForm, hasTyped, noteInput, readValues, useAppForm } from '~/design-system/forms/app-form';
import { draftStart, endDraft } from '~/design-system/forms/draft';
import { Form } from '~/design-system/forms/form';
import { PasswordField, TextField } from '~/design-system/forms/form-fields';
import { resetForm } from '~/design-system/forms/saved-values';
import { mergeServerValues } from '~/design-system/forms/server-answers';
import { DraftOwnerContext } from '~/lib/browser/draft-owner';
import { FORM_READY_EVENT } from '~/lib/browser/hydration';

const schema = v.object({ name: v.string(), email: v.string(), password: v.string() });
type Values = v.InferOutput<typeof schema>;
const EMPTY: Values = { name: '', email: '', password: '' };
const KEY = 'missio:draft:7:profile';

const container = document.createElement('div');
document.body.append(container);
let root: Root;
let form: AppForm<Values>;

interface ExampleProps {
  initialValues: Values;
  reopensWith?: Values;
  prefilled?: 'name'[];
}

function Example({ initialValues, ...options }: ExampleProps) {
  form = useAppForm({ schema, initialValues, draft: { name: 'profile', fields: ['name', 'email'], ...options } });
  return (
    <Form of={form} onSubmit={() => undefined}>
      <TextField of={form} name="name" label="Nom" />
      <TextField of={form} name="email" label="Email" />
      <PasswordField of={form} name="password" label="Mot de passe" autoComplete="new-password" />
    </Form>
  );
}

/** As if the tab had been opened again. */
const open = async (props: Partial<ExampleProps> = {}, owner: number | null = 7) => {
  root?.unmount();
  root = createRoot(container);
  // From then on the form keeps what is typed.
  const isReady = new Promise((resolve) => container.addEventListener(FORM_READY_EVENT, resolve, { once: true }));
  root.render(
    <StrictMode>
      <DesignSystemProvider>
        <DraftOwnerContext value={owner}>
          <Example initialValues={EMPTY} {...props} />
        </DraftOwnerContext>
      </DesignSystemProvider>
    </StrictMode>,
  );
  await isReady;
};
const field = (name: keyof Values) => {
  const input = container.querySelector(`[name=${name}]`);
  return input instanceof HTMLInputElement ? input : expect.unreachable(`no field ${name}`);
};
/** What a user does: events that a test makes are not trusted, like those of a password manager. */
const type = (name: keyof Values, text: string) => {
  noteInput(form, { isTrusted: true, target: field(name) });
  setValue(form.store, name, text);
};
const fillInByScript = (name: keyof Values, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const line = () => container.querySelector('[role=status]')?.textContent;
const givesBack = (values: Partial<Values>) =>
  vi.waitFor(() => {
    expect(line()).toBe('Brouillon repris');
    expect(readValues(form)).toMatchObject(values);
  });
/** Long enough for what is kept to be read, if anything is. */
const givesNothingBack = async () => {
  await import('~/design-system/forms/draft-notice');
  await new Promise((resolve) => setImmediate(resolve));
  expect(line()).toBeUndefined();
  expect(readValues(form)).toEqual(EMPTY);
};

beforeEach(() => sessionStorage.clear());
afterEach(() => root.unmount());

describe('the draft of a form', () => {
  it('is kept with each letter, without what is secret, and given back', async () => {
    await open();
    type('name', 'Ad');
    expect(stored()).toEqual({ typed: { name: 'Ad' }, start: { name: '' } });
    type('name', 'Ada');
    type('password', 'un-secret');
    expect(stored()).toEqual({ typed: { name: 'Ada' }, start: { name: '' } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('un-secret');
    await open();
    await givesBack({ name: 'Ada', email: '', password: '' });
    await open();
    await givesBack({ name: 'Ada' });
  });

  it('is only given back to whom it belongs', async () => {
    await open();
    type('name', 'Ada');
    for (const other of [8, null]) {
      await open({}, other);
      await givesNothingBack();
    }
    await open();
    await givesBack({ name: 'Ada' });
  });

  it('is gone once nothing differs any more, and once it is sent or given up', async () => {
    await open();
    type('name', 'Ada');
    type('name', '');
    expect(stored()).toBeNull();
    type('name', 'Ada');
    endDraft(form);
    expect(stored()).toBeNull();
    // What is typed while the page still says that it was sent is none either.
    type('email', 'a@b.fr');
    expect(stored()).toBeNull();
    // The same form for another row: what is typed is kept again.
    resetForm(form);
    type('email', 'b@b.fr');
    expect(stored()).toMatchObject({ typed: { email: 'b@b.fr' } });
  });

  it('goes by « Effacer », and the first field gets the focus', async () => {
    await open({ initialValues: { ...EMPTY, email: 'ada@b.fr' } });
    type('name', 'Ada');
    type('email', 'a@b.fr');
    await open({ initialValues: { ...EMPTY, email: 'ada@b.fr' } });
    await givesBack({ name: 'Ada', email: 'a@b.fr' });
    container.querySelector<HTMLElement>('[aria-describedby]:not(input)')?.click();
    await vi.waitFor(() => expect(line()).toBeUndefined());
    expect(readValues(form)).toEqual({ ...EMPTY, email: 'ada@b.fr' });
    expect(document.activeElement).toBe(field('name'));
    expect(stored()).toBeNull();
  });

  it('is no draft any more when the row has it by now', async () => {
    await open();
    type('name', 'Ada');
    await open({ initialValues: { ...EMPTY, name: 'Ada' } });
    await vi.waitFor(() => expect(stored()).toBeNull());
    expect(line()).toBeUndefined();
  });

  it('stands below what the address fills in, once, and stays without it if that is taken out', async () => {
    const prefilled = { initialValues: { ...EMPTY, name: 'Mission A : ' }, prefilled: ['name' as const] };
    await open();
    type('name', 'Bonjour');
    await open(prefilled);
    await givesBack({ name: 'Mission A : Bonjour' });
    await open(prefilled);
    await givesBack({ name: 'Mission A : Bonjour' });
    type('name', 'Bonsoir');
    await open(prefilled);
    await givesBack({ name: 'Bonsoir' });
    await open({ ...prefilled, initialValues: EMPTY });
    await givesBack({ name: 'Bonsoir' });
  });

  it('leaves alone what somebody else changed and nobody typed, and says over what was typed', async () => {
    await open({ initialValues: { ...EMPTY, name: 'Ada', email: 'ada@b.fr' } });
    type('name', 'Ada B.');
    for (const _ of [1, 2]) {
      await open({ initialValues: { ...EMPTY, name: 'Ada C.', email: 'c@b.fr' } });
      await givesBack({ name: 'Ada B.', email: 'c@b.fr' });
      expect(draftStart(form)).toEqual({ name: 'Ada' });
    }
    mergeServerValues(form, { name: 'Ada D.', email: 'd@b.fr' });
    await givesBack({ name: 'Ada B.', email: 'd@b.fr' });
    expect(draftStart(form)).toEqual({ name: 'Ada' });
  });

  it.each([
    'x',
    '{}',
    '{"typed":{"name":1},"start":{}}',
    '{"typed":{"name":"Ada","surname":"B."},"start":{}}',
    '{"typed":{"password":"un-secret"},"start":{}}',
  ])('of another version of the form is none: %s', async (text) => {
    sessionStorage.setItem(KEY, text);
    await open();
    await vi.waitFor(() => expect(sessionStorage.getItem(KEY)).toBeNull());
    await givesNothingBack();
  });

  it('is not put over a copy, which is itself given back whole to an empty form', async () => {
    const copy = { ...EMPTY, name: 'Ada', email: 'ada@b.fr' };
    sessionStorage.setItem(KEY, '{"typed":{"name":"Bo"},"start":{"name":""}}');
    await open({ initialValues: copy, reopensWith: EMPTY });
    expect(readValues(form)).toEqual(copy);
    expect(stored()).toMatchObject({ typed: { name: 'Bo' } });
    type('name', 'Ada, autre');
    await open({ reopensWith: EMPTY });
    await givesBack({ name: 'Ada, autre', email: 'ada@b.fr' });
  });

  it('is not what a password manager has filled in, until someone changes it', async () => {
    await open();
    fillInByScript('email', 'a@b.fr');
    await vi.waitFor(() => expect(readValues(form)).toMatchObject({ email: 'a@b.fr' }));
    expect(hasTyped(form)).toBe(false);
    expect(stored()).toBeNull();
    type('name', 'Ada');
    expect(stored()).toMatchObject({ typed: { name: 'Ada', email: 'a@b.fr' } });
    type('name', '');
    expect(hasTyped(form)).toBe(false);
    type('email', 'ab@b.fr');
    expect(hasTyped(form)).toBe(true);
    // A spelling tool changes what was typed: it stays typed.
    fillInByScript('email', 'abc@b.fr');
    expect(hasTyped(form)).toBe(true);
  });
});
