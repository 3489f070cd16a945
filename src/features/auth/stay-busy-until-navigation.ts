/** Never settles: a submit stays busy until the next page replaces the form, so that a second press sends nothing. */
export const stayBusyUntilNavigation = (): Promise<never> => new Promise(() => undefined);
