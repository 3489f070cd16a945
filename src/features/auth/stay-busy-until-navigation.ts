/** Never settles, so that a form stays busy until the next page replaces it. */
export const stayBusyUntilNavigation = (): Promise<never> => new Promise(() => undefined);
