import * as v from 'valibot';

/** Where the shell's own script (`scripts/build/inline-scripts.ts`) leaves the answer to GET /api/me, which it asks for before any file is there. */
export const EARLY_ME = 'missioEarlyMe';

const EarlyMe = v.object({ token: v.string(), answer: v.instance(Promise) });

/**
 * The answer that is under way to GET /api/me, for whom `token` names, or `null`; once, as it can be read only once.
 */
export const takeEarlyMe = (token: string | null): Promise<unknown> | null => {
  const early = v.safeParse(EarlyMe, Reflect.get(globalThis, EARLY_ME));
  Reflect.deleteProperty(globalThis, EARLY_ME);
  return early.success && early.output.token === token ? early.output.answer : null;
};
