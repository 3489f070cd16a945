import type * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import { answersOf } from '~/api/contract/strict/answers';
import { change, changeLeaves, fieldsOf } from './fields';

/** The answer that replaces the right one; `null` when the network fails. */
export type Tampered = { status: number; text: string } | null;

/** One way for one call to fail. */
export interface Fault {
  name: string;
  tamper: (answer: { status: number; text: string }) => Tampered;
}

/** The server's message in a refusal: the screen must show it where the catalogue wants the server's message. */
const SERVER_MESSAGE = 'Le serveur ne peut pas le faire maintenant.';

/** Sets `window.attacked` if the app ever treats it as markup or as an address. */
export const HOSTILE_TEXT =
  '"><img src=x onerror="window.attacked=1"><script>window.attacked=1</script><svg onload="window.attacked=1">' +
  'javascript:window.attacked=1//{{constructor}}%00';

const HUGE_TEXT = 'Énormément'.repeat(2_000);
const HUGE_NUMBER = Number.MAX_SAFE_INTEGER;

const STATUSES = [400, 401, 403, 404, 422, 429, 500, 503] as const;
const HTML_PAGE = '<!doctype html><html><title>502</title><script>window.attacked=1</script><p>Bad gateway</p></html>';

const refusals: Fault[] = [
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

const transport: Fault[] = [
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

const leaves = (name: string, type: 'string' | 'number', value: string | number): Fault =>
  rewritten(name, (json) => changeLeaves(json, (leaf) => (typeof leaf === type ? value : leaf)));

/** Faults of the texts of an answer, of its numbers, and of the whole. */
const contents = {
  texts: [
    leaves('textes hostiles', 'string', HOSTILE_TEXT),
    leaves('textes énormes', 'string', HUGE_TEXT),
    leaves('textes vides', 'string', ''),
    leaves('textes devenus nombres', 'string', 12),
  ],
  numbers: [
    leaves('nombres énormes', 'number', HUGE_NUMBER),
    leaves('nombres négatifs', 'number', -7),
    leaves('nombres à virgule', 'number', 1.5),
  ],
  whole: [
    rewritten('champs inconnus', (json) =>
      Object.assign({ inconnu: HOSTILE_TEXT, constructor: 1, toString: 'x' }, json),
    ),
  ],
};

/** Faults of the answer's own fields. Missing and null fields are not faults: `leniencies.ts` has them. */
const fieldFaults = (schema: v.GenericSchema): Fault[] => {
  const fields = fieldsOf(schema);
  const required = fields.filter(({ mayBeAbsent, mayBeNull }) => !mayBeAbsent && !mayBeNull);
  const deepest = required.toSorted((one, other) => other.path.length - one.path.length)[0];
  return [
    ...contents.texts,
    ...(fields.some(({ type }) => type === 'number') ? contents.numbers : []),
    ...contents.whole,
    ...(deepest
      ? [rewritten(`${deepest.path.join('.')} devenu objet`, (json) => change(json, deepest.path, () => ({ a: 1 })))]
      : []),
  ];
};

/** The schema of a call's first success. */
export const answerSchema = (name: CallName): v.GenericSchema => {
  const answers = answersOf(name);
  const schema = answers[200] ?? answers[201];
  if (!schema) throw new Error(`${name} has no success`);
  return schema;
};

/** Every kind of fault of one call. */
export const faultsOf = (name: CallName): Fault[] => [...refusals, ...transport, ...fieldFaults(answerSchema(name))];

const REPRESENTATIVES = [
  '401 avec un message',
  '500 avec un message',
  'réseau coupé',
  'une page HTML',
  'textes hostiles',
] as const;

/**
 * One fault of each family, for the screens that are not the first to make a call.
 * @throws {Error} when a fault was renamed: without the error it would silently no longer be tried
 */
export const representativeFaultsOf = (name: CallName): Fault[] => {
  const faults = faultsOf(name);
  return REPRESENTATIVES.map((representative) => {
    const found = faults.find((fault) => fault.name === representative);
    if (!found) throw new Error(`${name} has no fault named « ${representative} »`);
    return found;
  });
};
