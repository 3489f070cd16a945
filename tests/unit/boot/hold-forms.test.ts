// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { holdForms } from '~/boot/document/hold-forms';
import { FORM_READY_EVENT } from '~/lib/browser/hydration';

const addForm = () => document.body.appendChild(document.createElement('form'));

/** @returns whether the submit was held */
const submit = (form: HTMLFormElement) => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event.defaultPrevented;
};

it('holds the submits of the forms of the document, until React hears them', () => {
  const start = vi.fn();
  const form = addForm();
  holdForms(start);
  // While the page still arrives.
  expect(submit(form)).toBe(true);
  expect(start).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(submit(form)).toBe(true);
  // Of a screen that the app has shown since.
  expect(submit(addForm())).toBe(false);
  const again = vi.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);
  form.dispatchEvent(new Event(FORM_READY_EVENT, { bubbles: true }));
  expect(again).toHaveBeenCalledOnce();
  expect(submit(form)).toBe(false);
});
