let lastAnswer: { date: number; receivedAt: number } | null = null;

/** Keeps what the `Date` header of an answer says; without one the last answer's goes on. */
export const noteServerDate = (header: string | null): void => {
  const date = Date.parse(header ?? '');
  if (!Number.isNaN(date)) lastAnswer = { date, receivedAt: performance.now() };
};

/** Now, by the server: the visitor's clock may be wrong or be set, and counts only before the first answer. */
export const serverNow = (): Date =>
  new Date(lastAnswer ? lastAnswer.date + performance.now() - lastAnswer.receivedAt : Date.now());
