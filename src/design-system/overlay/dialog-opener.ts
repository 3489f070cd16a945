let first: Element | null = null;

/** What opened the first dialog, when one replaced another (« Modifier » in a detail). */
export const firstOpener = {
  read: (): Element | null => first,
  remember: (opener: Element): void => {
    first = opener;
  },
};

/** What opened the dialog that an element is in, or was until it closed. */
export const openerBehind = (element: Element | null): Element | null =>
  element?.closest('[role=dialog]') ? first : null;
