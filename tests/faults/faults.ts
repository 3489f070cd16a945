import type * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import { answersOf } from '~/api/contract/strict/answers';
import { calls } from '~/api/contract/strict/calls';
import { changeLeaves } from './fields';

/** The answer that replaces the right one; `null` when the network fails. */
export type Tampered = { status: number; text: string } | null;

/** One way for one call to fail. */
export interface Fault {
  name: string;
  tamper: (answer: { status: number; text: string }) => Tampered;
}

/** The server's message in a refusal: the screen must show it where the catalogue wants the server's message. */
export const SERVER_MESSAGE = 'Le serveur ne peut pas le faire maintenant.';

/** Sets `window.attacked` if the app ever treats it as markup or as an address. */
export const HOSTILE_TEXT =
  '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script><svg onload="window.attacked=1">' +
  'javascript:window.attacked=1//{{constructor}}%00';

const HUGE_TEXT = 'Énormément'.repeat(2_000);
const HUGE_NUMBER = Number.MAX_SAFE_INTEGER;

const STATUSES = [400, 401, 403, 404, 422, 429, 500, 503] as const;
const HTML_PAGE = '<!doctype html><html><title>502</title><script>window.attacked=1</script><p>Bad gateway</p></html>';

/** Refusals, readable or not: `tests/unit/api/call-faults.test.ts` says what each is. */
export const refusals: readonly Fault[] = [
  ...STATUSES.map((status) => ({
    name: `${status} avec un message`,
    tamper: () => ({ status, text: JSON.stringify({ message: SERVER_MESSAGE }) }),
  })),
  {
    name: '422 avec des champs',
    tamper: () => ({
      status: 422,
      text: JSON.stringify({ message: SERVER_MESSAGE, errors: { email: ['Déjà prise.'], title: ['Déjà pris.'] } }),
    }),
  },
  {
    name: '422 dont les champs sont hostiles',
    tamper: () => ({
      status: 422,
      text: JSON.stringify({ message: SERVER_MESSAGE, errors: { email: [HOSTILE_TEXT], inconnu: HOSTILE_TEXT } }),
    }),
  },
  {
    name: '« success: false » dans un succès',
    tamper: ({ status }) => ({ status, text: JSON.stringify({ success: false, message: SERVER_MESSAGE }) }),
  },
  {
    name: '« success: false » sans rien de plus',
    tamper: ({ status }) => ({ status, text: '{"success":false}' }),
  },
  { name: '400 sans message', tamper: () => ({ status: 400, text: '{}' }) },
  { name: '500 dont tout est d’un autre type', tamper: () => ({ status: 500, text: '{"message":42,"errors":[1]}' }) },
  { name: '500 en HTML', tamper: () => ({ status: 500, text: HTML_PAGE }) },
  { name: '503 vide', tamper: () => ({ status: 503, text: '' }) },
];

/** A success that was lost on its way, or is something else. */
export const transport: readonly Fault[] = [
  { name: 'réseau coupé', tamper: () => null },
  { name: 'réponse coupée', tamper: ({ status, text }) => ({ status, text: text.slice(0, text.length / 2) }) },
  { name: 'une page HTML', tamper: ({ status }) => ({ status, text: HTML_PAGE }) },
  { name: 'rien', tamper: ({ status }) => ({ status, text: '' }) },
  { name: 'null', tamper: ({ status }) => ({ status, text: 'null' }) },
  { name: 'un texte', tamper: ({ status }) => ({ status, text: '"oui"' }) },
  { name: 'une liste', tamper: ({ status }) => ({ status, text: '[]' }) },
  { name: 'un objet vide', tamper: ({ status }) => ({ status, text: '{}' }) },
];

/** A fault of a good answer's content. */
const rewritten = (name: string, rewrite: (json: unknown) => unknown): Fault => ({
  name,
  tamper: ({ status, text }) => ({ status, text: JSON.stringify(rewrite(JSON.parse(text))) }),
});

/** Every text of the answer, and every number, replaced: one does not hide the other. */
const leaves = (name: string, replacement: { string?: unknown; number?: number }): Fault =>
  rewritten(name, (json) =>
    changeLeaves(json, (leaf) => {
      if (typeof leaf === 'string') return replacement.string ?? leaf;
      return typeof leaf === 'number' ? (replacement.number ?? leaf) : leaf;
    }),
  );

const hostile = leaves('textes hostiles, nombres énormes', { string: HOSTILE_TEXT, number: HUGE_NUMBER });
const huge = leaves('textes énormes, nombres négatifs', { string: HUGE_TEXT, number: -7 });

/** Unknown fields are no fault: the answer is read without them. */
export const unknownFields = rewritten('champs inconnus', (json) =>
  Object.assign({ inconnu: HOSTILE_TEXT, constructor: 1, toString: 'x' }, json),
);

/** Faults of the answer's own content. Missing and null fields are not faults: `leniencies.ts` has them. */
export const contentFaults: readonly Fault[] = [
  hostile,
  huge,
  leaves('textes vides, nombres à virgule', { string: '', number: 1.5 }),
  leaves('textes devenus nombres', { string: 12 }),
];

/** The schema of a call's first success. */
export const answerSchema = (name: CallName): v.GenericSchema => {
  const answers = answersOf(name);
  const schema = answers[200] ?? answers[201];
  if (!schema) throw new Error(`${name} has no success`);
  return schema;
};

/** @throws {Error} when a fault was renamed: without the error it would silently no longer be tried */
const named = (name: string): Fault => {
  const found = [...refusals, ...transport].find((fault) => fault.name === name);
  if (!found) throw new Error(`There is no fault named « ${name} »`);
  return found;
};

/** One of each kind that any screen can tell from the others. */
const kinds = [
  '401 avec un message',
  '422 dont les champs sont hostiles',
  '500 avec un message',
  'réseau coupé',
  'une page HTML',
].map(named);

/** What besides a screen of one thing tells: it may be gone. */
const kindsOfOne = ['404 avec un message', '« success: false » dans un succès'].map(named);

/** What a screen that is not the first to make a call may still do otherwise. */
const fewKinds = ['401 avec un message', 'réseau coupé'].map(named);

/** The faults of the first screen that makes a call; the answer of a write shows little. */
export const faultsOf = (name: CallName): readonly Fault[] => [
  ...kinds,
  ...(calls[name].path.includes('{id}') ? kindsOfOne : []),
  ...(calls[name].method === 'GET' ? contentFaults : [hostile, huge]),
];

/** The faults of the other screens. */
export const fewFaults: readonly Fault[] = [...fewKinds, hostile];
