import { type CallName, type ClientCall, clientCalls } from '~/api/contract/client-calls';
import { parseAnswer } from '~/api/contract/lenient';
import type { BackendResponse } from './backend/request';

/** What the app reads otherwise than it came, a sentence for each field; types alone, as in the browser's console. */
export function lenientTexts(call: CallName, query: string, { status, body }: BackendResponse): string[] {
  if (status < 200 || status >= 300 || body === '') return [];
  const { read }: ClientCall = clientCalls[call];
  const { value, deviations } = read(parseAnswer(body), Number(new URLSearchParams(query).get('page') ?? 1));
  const texts = deviations.map(({ field, came, expected }) => `${field} : ${cameText(came)} au lieu de ${expected}`);
  return [...new Set(value === undefined ? ['illisible pour l’application', ...texts] : texts)];
}

/** What came in place of what was expected, as the contract's readers name it. */
export const cameText = (came: string): string =>
  came === 'missing' ? 'absent' : came.replace(/^in the body$/, 'dans le corps').replace(/^in /, 'dans ');
