import * as v from 'valibot';
import { serverMessages } from './server-messages';

const kinds = ['status', 'delay', 'drop', 'truncate', 'garbage'] as const;

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 * 60_000));

const Headers = v.record(v.pipe(v.string(), v.regex(/^[\w-]+$/)), v.pipe(v.string(), v.regex(/^[\x20-\x7e]*$/)));

/** A failure to arm: the next `times` calls that match fail in that way. */
export const FaultRequest = v.pipe(
  v.strictObject({
    method: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^([A-Z]+|\*)$/)), '*'),
    path: v.pipe(v.string(), v.regex(/^(?:\/api|\/?\*)/)),
    status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
    body: v.optional(v.unknown()),
    /** On top of the usual ones: `Retry-After`, for instance. */
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
  /** How many more calls it hits; `null` for every one (scenarios). */
  remaining: number | null;
}

/** The failures that wait for their calls, first armed first; those of a scenario, which never end, after the others. */
export class Faults {
  #armed: ArmedFault[] = [];
  #nextId = 1;

  /** Adds a failure behind those that wait already; with a `remaining` of `null` it strikes every call that matches. */
  arm(fault: Fault, remaining: number | null = fault.times): ArmedFault {
    const armed = { ...fault, id: this.#nextId, remaining };
    this.#nextId += 1;
    this.#armed.push(armed);
    return armed;
  }

  /** Takes all of them back, those of a scenario as well. */
  disarm(): void {
    this.#armed = [];
  }

  /** The failures that still wait, first armed first. */
  list(): readonly ArmedFault[] {
    return this.#armed;
  }

  /** The fault that this call meets, which thereby is used up by one. */
  take(method: string, path: string, query: string): ArmedFault | undefined {
    const matching = this.#armed.filter((candidate) => matches(candidate, method, path, query));
    const fault = matching.find(({ remaining }) => remaining !== null) ?? matching[0];
    if (fault?.remaining == null) return fault;
    fault.remaining -= 1;
    if (fault.remaining === 0) this.#armed = this.#armed.filter((candidate) => candidate !== fault);
    return fault;
  }
}

/** `*` stands for any run of characters. A pattern with a question mark is held against the query too. */
function matches(fault: Fault, method: string, path: string, query: string): boolean {
  if (fault.method !== '*' && fault.method !== method) return false;
  const search = query.replace(/^\?/, '');
  const subject = fault.path.includes('?') && search !== '' ? `${path}?${search}` : path;
  return wildcard(fault.path, subject);
}

/** Without regular expressions: what a person types into a pattern must not blow up. */
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

/** The text that a status fault answers with: its body, or an empty object, so that the client falls back. */
export const faultBody = (fault: Fault): string => JSON.stringify(fault.body === undefined ? {} : fault.body);

/** What a garbage fault answers with: its body, if that is a text, or the page of some proxy, where JSON was promised. */
export const garbageBody = ({ body }: Fault): string => (typeof body === 'string' ? body : PROXY_PAGE);

const PROXY_PAGE = `<!doctype html><html lang="fr"><title>502</title><p>${serverMessages.internal}</p></html>`;
