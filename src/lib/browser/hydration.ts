/** Sent by a form once React handles its submit. */
export const FORM_READY_EVENT = 'missio:form-ready';

type Field = HTMLInputElement | HTMLTextAreaElement;

const values = new Map<string, string | boolean>();
const opened = new Set<string>();

const isCheck = (field: Field): field is HTMLInputElement => field.type === 'checkbox';

/** Puts the focus back into the field of that name, if React had to draw it anew. */
const keepFocus = (name: string) => {
  const refocus = ({ target }: Event) => {
    const field = target instanceof HTMLFormElement ? target.elements.namedItem(name) : null;
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus();
  };
  document.addEventListener(FORM_READY_EVENT, refocus, { once: true });
};

/** Notes what was typed, autofilled or opened before hydration: where others changed the page, React draws it anew. */
export const noteEarlyValues = (page: ParentNode): void => {
  for (const button of page.querySelectorAll('[aria-expanded=true]')) {
    const around = button.parentElement?.closest('[id]');
    if (around) opened.add(around.id);
  }
  const { activeElement } = document;
  if (activeElement && 'name' in activeElement && typeof activeElement.name === 'string') keepFocus(activeElement.name);
  for (const field of page.querySelectorAll<Field>('input[name], textarea[name]')) {
    values.set(field.name, isCheck(field) ? field.checked : field.value);
  }
};

export const wasOpened = (id: string): boolean => opened.has(id);

/** Once per field; `undefined` without one. */
export const takeEarlyValue = (name: string): string | boolean | undefined => {
  const value = values.get(name);
  values.delete(name);
  return value;
};
