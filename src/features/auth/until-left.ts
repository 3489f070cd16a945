/** Never settles: a submit stays busy until the next page replaces the form, so that a second press sends nothing. */
export const untilLeft = (): Promise<never> => new Promise(() => undefined);
