/** In the scenario `lent` every call takes two and a half seconds, and some wait for one another. */
export const SLOW_ANSWER = { timeout: 12_000 };
