/**
 * Never settles: keeps a form busy after its success until the page that follows takes its place, so that a press in between sends nothing
 * more.
 */
export const untilLeft = (): Promise<never> => new Promise(() => undefined);
