import { definitionOf } from './contract-client';
import type { LevelCheck } from './run-checks';

/** A pattern that is no regular expression is looked for as it stands. */
const regExpOf = (pattern: string): RegExp | null => {
  try {
    return new RegExp(pattern, 'i');
  } catch {
    return null;
  }
};

/**
 * Selects the checks of the call of this name; if there is none, those whose call, path or title contains the text or
 * matches the regular expression.
 */
export function selectChecks(checks: readonly LevelCheck[], pattern: string): LevelCheck[] {
  const ofCall = checks.filter(({ call }) => call === pattern);
  if (ofCall.length > 0) return ofCall;
  const [text, expression] = [pattern.toLowerCase(), regExpOf(pattern)];
  return checks.filter(({ call, title }) => {
    const { method, path } = definitionOf(call);
    const said = `${call} ${method} ${path} ${title}`;
    return said.toLowerCase().includes(text) || expression?.test(said) === true;
  });
}
