import * as v from 'valibot';

/**
 * Where a document's own script (`scripts/build/inline-scripts.ts`) leaves what it asked for before any file was there, by address: GET /api/me, and what
 * the page will read.
 */
export const EARLY_ANSWERS = 'missioEarlyAnswers';

const EarlyAnswers = v.object({ token: v.string(), answers: v.instance(Map) });

/** Forgets what nobody has taken: later on it would be an old answer. */
export const dropEarlyAnswers = (): void => {
  Reflect.deleteProperty(globalThis, EARLY_ANSWERS);
};

/**
 * The answer that is under way to GET `url` for whom `token` names, or `null`; once, as it can be read only once.
 */
export const takeEarlyAnswer = (url: string, token: string | null): Promise<unknown> | null => {
  const early = v.safeParse(EarlyAnswers, Reflect.get(globalThis, EARLY_ANSWERS));
  if (!early.success || early.output.token !== token) return null;
  const answer: unknown = early.output.answers.get(url);
  early.output.answers.delete(url);
  return answer instanceof Promise ? answer : null;
};
