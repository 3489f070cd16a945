// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure, isUncertain } from '~/api/api-error';
import type { CallName } from '~/api/contract/client-calls';
import { type CallDefinition, callNames, calls } from '~/api/contract/strict/calls';
import { unauthorized } from '~/api/credentials';
import { call } from '~/api/http';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { anyRewriting, rewrittenBy } from '../../faults/any-rewriting';
import {
  answerSchema,
  contentFaults,
  type Fault,
  refusals,
  SERVER_MESSAGE,
  transport,
  unknownFields,
} from '../../faults/faults';
import { isRecord } from '../../faults/fields';
import { isList, losslessLenienciesOf } from '../../faults/leniencies';
import { sampleOf } from '../../faults/sample';
import { stubFetch } from '../support/stub-fetch';

/*
 * Every kind of fault of `tests/faults`, on every call: what the client makes of it, of which each kind that a screen
 * can tell from the others is tried there too.
 */

/** The requests are not the subject: one with everything that some call may need. */
const anyInput = { params: { id: 1 }, query: {}, body: {}, country: 'FR' };

/** The contract's answer, a list with several rows of it. */
const goodAnswer = (name: CallName): { status: number; text: string } => {
  const sample = sampleOf(answerSchema(name));
  const [row]: unknown[] = isRecord(sample) && Array.isArray(sample.data) ? sample.data : [];
  const rows = isRecord(row) ? { data: [1, 2, 3].map((id) => ({ ...row, id })), total: 3, per_page: 3 } : {};
  return { status: 200, text: JSON.stringify(isRecord(sample) ? { ...sample, ...rows } : sample) };
};

const answerOf = async (name: CallName, tamper: Fault['tamper'] = (good) => good): Promise<unknown> => {
  const tampered = tamper(goodAnswer(name));
  if (tampered === null) stubFetch();
  // `Response` takes no body with a 204, not even an empty one.
  else stubFetch(new Response(tampered.status === 204 ? null : tampered.text, { status: tampered.status }));
  // The compiler cannot know which call this is.
  return Reflect.apply(call, undefined, [name, anyInput]);
};

const errorOf = async (name: CallName, { name: fault, tamper }: Fault): Promise<ApiError> => {
  const reason = await answerOf(name, tamper).catch((cause: unknown) => cause);
  if (!(reason instanceof ApiError)) throw new Error(`« ${fault} » was taken for a success`);
  return reason;
};

const catalogueOf = (name: CallName): string => {
  const { failure }: CallDefinition = calls[name];
  return failure ?? LOAD_FAILURE;
};

/** What the client knows of a refusal, by the name of the fault. */
const refused: Record<string, { kind: ApiFailure['kind']; status: number; isForPeople?: true; fields?: object }> = {
  '400 avec un message': { kind: 'refused', status: 400, isForPeople: true },
  '401 avec un message': { kind: 'refused', status: 401, isForPeople: true },
  '403 avec un message': { kind: 'refused', status: 403, isForPeople: true },
  '404 avec un message': { kind: 'refused', status: 404, isForPeople: true },
  '422 avec un message': { kind: 'refused', status: 422, isForPeople: true },
  '429 avec un message': { kind: 'refused', status: 429, isForPeople: true },
  '500 avec un message': { kind: 'refused', status: 500 },
  '503 avec un message': { kind: 'refused', status: 503 },
  '422 avec des champs': {
    kind: 'refused',
    status: 422,
    isForPeople: true,
    fields: { email: 'Déjà prise.', title: 'Déjà pris.' },
  },
  '422 dont les champs sont hostiles': { kind: 'refused', status: 422, isForPeople: true, fields: {} },
  '« success: false » dans un succès': { kind: 'refused', status: 200, isForPeople: true },
  '« success: false » sans rien de plus': { kind: 'refused', status: 200 },
  '400 sans message': { kind: 'refused', status: 400 },
  '500 dont tout est d’un autre type': { kind: 'refused', status: 500 },
  '500 en HTML': { kind: 'unreadable', status: 500 },
  '503 vide': { kind: 'unreadable', status: 503 },
};

const ISO_DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The answers whose message a screen may show. */
const showsMessage: ReadonlySet<CallName> = new Set(['syncNetwork']);

/** A date says the same in any of its forms, and so does an absent value. */
const asShown = (name: CallName, answer: unknown): unknown => {
  const text = JSON.stringify({ answer }, (key, value: unknown) => {
    if (typeof value === 'string' && ISO_DATE.test(value)) return new Date(value).toISOString();
    return key === 'message' && !showsMessage.has(name) ? undefined : (value ?? undefined);
  });
  return JSON.parse(text);
};

/** Writes whose answer says nothing that is needed: they are done, whatever it says. */
const isDoneAnyway = (name: CallName): boolean => calls[name].read('oui').value !== undefined;

const lostSessions: CallName[] = [];
let stopListening = () => {};

beforeAll(() => {
  // The client tells what it could not read, and in development what differs from the contract.
  for (const level of ['error', 'groupCollapsed', 'table'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});
beforeEach(() => {
  lostSessions.length = 0;
  stopListening = unauthorized.add((name) => lostSessions.push(name));
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
});

it('every refusal is expected', () => {
  expect(Object.keys(refused).toSorted()).toEqual(refusals.map(({ name }) => name).toSorted());
});

describe.each(callNames)('%s', (name) => {
  it.each(refusals)('is refused: $name', async (fault) => {
    const { kind, status, isForPeople, fields = {} } = refused[fault.name] ?? {};
    const error = await errorOf(name, fault);
    expect(error.failure).toMatchObject({ kind, status });
    expect(error.displayMessage).toBe(isForPeople ? SERVER_MESSAGE : catalogueOf(name));
    expect(error.fieldErrors).toEqual(fields);
    expect(lostSessions).toEqual(status === 401 ? [name] : []);
  });

  it.each(transport)('is lost on the way, or written all the same: $name', async (fault) => {
    const isLost = fault.name === 'réseau coupé';
    // What is no JSON is an answer of something between, to a write as well. A mere list is one, without its paging.
    const isNoJson = ['réponse coupée', 'une page HTML'].includes(fault.name);
    const isDone = !isNoJson && isDoneAnyway(name);
    if (!isLost && (isDone || (isList(name) && fault.name === 'une liste'))) {
      await expect(answerOf(name, fault.tamper)).resolves.toBeDefined();
      return;
    }
    const error = await errorOf(name, fault);
    expect(error.failure).toEqual(isLost ? { kind: 'network' } : { kind: 'unreadable', status: 200 });
    expect(error.displayMessage).toBe(catalogueOf(name));
    expect(isUncertain(error)).toBe(true);
  });

  it.each(contentFaults)('is read or unreadable, and no script: $name', async ({ tamper }) => {
    const answer = await answerOf(name, tamper).catch((reason: unknown) => reason);
    if (answer instanceof Error) expect(answer).toMatchObject({ name: 'ApiError', failure: { kind: 'unreadable' } });
    expect(Reflect.get(globalThis, 'attacked')).toBeUndefined();
  });

  it('is read or unreadable, whatever its values are', async () => {
    await fc.assert(
      fc.asyncProperty(anyRewriting, async (choice) => {
        const answer = await answerOf(name, rewrittenBy(choice).tamper).catch((reason: unknown) => reason);
        if (answer instanceof Error) expect(answer).toBeInstanceOf(ApiError);
        else expect(answer).toBeDefined();
      }),
      { numRuns: 40 },
    );
  });

  it.each([...losslessLenienciesOf(name), unknownFields])('reads the same: $name', async ({ tamper }) => {
    expect(asShown(name, await answerOf(name, tamper))).toEqual(asShown(name, await answerOf(name)));
  });
});
