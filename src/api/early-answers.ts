import * as v from 'valibot';

/**
 * Where a document's own script (`src/document/early-screen.ts`) leaves what it asked for before any file was there, by address: GET /api/me, and what
 * the page will read.
 */
export const EARLY_ANSWERS = 'missioEarlyAnswers';

/** A page that was frozen while it loaded must not take an old answer for a new one. */
const MAX_AGE_MS = 30_000;

const EarlyAnswers = v.object({ token: v.string(), askedAt: v.number(), answers: v.instance(Map) });

/** Forgets what nobody has taken: later on it would be an old answer. */
export const dropEarlyAnswers = (): void => {
  Reflect.deleteProperty(globalThis, EARLY_ANSWERS);
};

/**
 * The answer that is under way to GET `url` for whom `token` names, or `null`; once, as it can be read only once.
 */
export const takeEarlyAnswer = (url: string, token: string | null): Promise<unknown> | null => {
  const early = v.safeParse(EarlyAnswers, Reflect.get(globalThis, EARLY_ANSWERS));
  if (!early.success) return null;
  const { answers, askedAt, token: askedFor } = early.output;
  if (askedFor !== token || performance.now() - askedAt > MAX_AGE_MS) return null;
  const answer: unknown = answers.get(url);
  answers.delete(url);
  return answer instanceof Promise ? answer : null;
};
