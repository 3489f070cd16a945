/** Resolves in a task of its own: until then the browser may paint, and answer whoever uses the page. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
