/** Sent by a form once React handles its submit. */
export const FORM_READY_EVENT = 'missio:form-ready';

/** Around the answers of the FAQ until the app has read the address; the document unfolds the one it names. */
export const ANCHOR_UNREAD_ATTRIBUTE = 'data-anchor-unread';

type Field = HTMLInputElement | HTMLTextAreaElement;

const values = new Map<string, string | boolean>();

const isCheck = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Notes what was typed or autofilled before hydration: where an extension changed the page, React draws it anew. */
export const noteEarlyValues = (page: ParentNode): void => {
  for (const field of page.querySelectorAll<Field>('input[name], textarea[name]')) {
    values.set(field.name, isCheck(field) ? field.checked : field.value);
  }
};

/** Once per field; `undefined` without one. */
export const takeEarlyValue = (name: string): string | boolean | undefined => {
  const value = values.get(name);
  values.delete(name);
  return value;
};
