import * as v from 'valibot';
import { serverMessages } from './server-messages';

const kinds = ['status', 'delay', 'drop', 'truncate', 'garbage'] as const;

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 * 60_000));

const Headers = v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/)));

/** A fault to arm: the next `times` matching calls fail. */
export const FaultRequest = v.pipe(
  v.strictObject({
    method: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^([A-Z]+|\*)$/)), '*'),
    path: v.pipe(v.string(), v.regex(/^(?:\/api|\/?\*)/)),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    body: v.optional(v.unknown()),
    /** Added to the usual ones, such as `Retry-After`. */
    headers: v.optional(Headers),
    delay_ms: v.optional(Milliseconds),
    times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    kind: v.optional(v.picklist(kinds)),
  }),
  v.check(({ kind, delay_ms }) => kind !== 'delay' || delay_ms !== undefined, 'une attente veut un delay_ms'),
  v.transform(({ kind, ...fault }) => ({
    ...fault,
    kind: kind ?? (fault.status === undefined && fault.delay_ms !== undefined ? 'delay' : 'status'),
  })),
);
export type FaultRequest = v.InferInput<typeof FaultRequest>;
export type Fault = v.InferOutput<typeof FaultRequest>;

export interface ArmedFault extends Fault {
  id: number;
  /** How many calls it still hits; `null` for all of them (scenarios). */
  remaining: number | null;
}

/** Armed faults, first armed first; the endless ones of a scenario come last. */
export class Faults {
  #armed: ArmedFault[] = [];
  #nextId = 1;

  arm(fault: Fault, remaining: number | null = fault.times): ArmedFault {
    const armed = { ...fault, id: this.#nextId, remaining };
    this.#nextId += 1;
    this.#armed.push(armed);
    return armed;
  }

  /** Removes all faults, including those of a scenario. */
  disarm(): void {
    this.#armed = [];
  }

  list(): readonly ArmedFault[] {
    return this.#armed;
  }

  /** The fault for this call, used up by one. */
  take(method: string, path: string, query: string): ArmedFault | undefined {
    const matching = this.#armed.filter((candidate) => matches(candidate, method, path, query));
    const fault = matching.find(({ remaining }) => remaining !== null) ?? matching[0];
    if (fault?.remaining == null) return fault;
    fault.remaining -= 1;
    if (fault.remaining === 0) this.#armed = this.#armed.filter((candidate) => candidate !== fault);
    return fault;
  }
}

/** `*` matches any characters. A pattern with a question mark is matched against the query too. */
function matches(fault: Fault, method: string, path: string, query: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  const search = query.replace(/^\?/, '');
  const subject = fault.path.includes('?') && search !== '' ? `${path}?${search}` : path;
  return wildcard(fault.path, subject);
}

/** No regular expression: a typed pattern must not explode. */
function wildcard(pattern: string, text: string): boolean {
  const parts = pattern.split('*');
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (parts.length === 1) return pattern === text;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  let from = first.length;
  const end = text.length - last.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, from);
    if (found === -1 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}

/** An empty object by default, so that the client falls back to its own text. */
export const faultBody = (fault: Fault): string => JSON.stringify(fault.body === undefined ? {} : fault.body);

/** Its body if it is a text, else the HTML page of a proxy. */
export const garbageBody = ({ body }: Fault): string => (typeof body === 'string' ? body : garbagePage);

/** What a proxy answers in place of a backend. */
export const garbagePage = `<!doctype html><html lang="fr"><title>502</title><p>${serverMessages.internal}</p></html>`;
