import type { CallName } from '~/api/contract/client-calls';
import { type CallDefinition, calls } from '~/api/contract/strict/calls';
import { authorize, identify } from './access';
import { type Answer, Refused } from './answer';
import type { AnswerTransform, CallResult } from './answer-transform';
import { type AnswerSource, answerViolations, requestViolations, unknownCall, type Violation } from './contract-check';
import type { Environment } from './environment';
import { type ArmedFault, Faults, faultBody, garbageBody } from './faults';
import { createHandlers } from './handlers';
import { LoginLimit } from './login-limit';
import type { OtherBackend } from './other-backend';
import { readBody, readHeaders, readJson, readQuery } from './read-request';
import type { BackendRequest, BackendResponse } from './request';
import { callNameOf, route } from './routing';
import type { StateData } from './rows';
import { serverMessages } from './server-messages';
import { type Change, State } from './state';
import { readParams } from './targets';

export interface BackendOptions {
  data: StateData;
  environment: Environment;
  /** Makes changes durable before an answer leaves; does nothing in the browser. */
  commit?: (changes: Change[]) => Promise<void>;
  /** Called with every finished call, for the workbench's log. */
  onCall?: (entry: CallLog) => void;
  /** Called with every answer of the rules that no fault has spoilt, before it leaves. */
  onAnswer?: (request: BackendRequest, response: BackendResponse) => void;
  /** Called with an unforeseen error; the caller gets a plain 500. */
  onError?: (error: unknown) => void;
  /** Whether the mock's own answers are checked against the contract. */
  checksAnswers?: boolean;
  /** Rejects when the call is aborted. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Milliseconds, for every answer of the contract. */
  delayMs?: number;
}

export interface CallLog {
  method: string;
  path: string;
  query: string;
  /** 0 if nothing was answered. */
  status: number;
  milliseconds: number;
  violations: Violation[];
  request: BackendRequest;
  /** Absent if nothing was answered. */
  response?: BackendResponse;
}

/** A whole answer, one cut short, or none. */
export type Outcome = { kind: 'answer' | 'truncate'; response: BackendResponse } | { kind: 'drop' };

/** The whole backend, without Node or Express: a host feeds it requests. */
export class Backend {
  state: State;
  readonly faults = new Faults();
  readonly loginLimit = new LoginLimit();
  /** The scenario's rewriting of answers, if any. */
  transform: AnswerTransform | undefined;
  /** Answers in place of the rules, if any. */
  other: OtherBackend | undefined;
  readonly #options: BackendOptions;
  readonly #handlers = createHandlers(this.loginLimit);

  constructor(options: BackendOptions) {
    this.#options = options;
    this.state = new State(options.data);
  }

  /** Replaces the whole state. The host makes it durable. */
  load(data: StateData): void {
    this.state = new State(data);
    this.loginLimit.clear();
  }

  /** Answers and logs a call. Rejects only when the caller aborts during a delay. */
  async handle(request: BackendRequest): Promise<Outcome> {
    const started = performance.now();
    const log = (response: BackendResponse | undefined, violations: Violation[]) =>
      this.#options.onCall?.({
        method: request.method,
        path: request.path,
        query: request.query,
        status: response?.status ?? 0,
        milliseconds: Math.round((performance.now() - started) * 10) / 10,
        violations,
        request,
        ...(response !== undefined && { response }),
      });
    try {
      const { outcome, violations } = await this.#meetFaults(request);
      log(outcome.kind === 'drop' ? undefined : outcome.response, violations);
      return outcome;
    } catch (error) {
      // Aborted during a delay: it came all the same.
      log(undefined, []);
      throw error;
    }
  }

  /** Faults come first; all but delays and cut answers strike before any rule runs. */
  async #meetFaults(request: BackendRequest): Promise<{ outcome: Outcome; violations: Violation[] }> {
    const fault = this.faults.take(request.method, request.path, request.query);
    const delay = (fault?.delay_ms ?? 0) + (this.#options.delayMs ?? 0);
    if (delay > 0) await this.#options.wait(delay, request.signal);
    const struck = fault === undefined ? undefined : strike(fault);
    if (fault !== undefined && struck !== undefined) {
      // Faults of a scenario deviate on purpose; only armed ones are checked against the contract.
      const judged: Outcome = fault.remaining === null ? { kind: 'drop' } : struck;
      return { outcome: struck, violations: this.#violationsOf(request, judged, 'fault') };
    }
    const { response, violations } = await this.#answer(request);
    return { outcome: { kind: fault?.kind === 'truncate' ? 'truncate' : 'answer', response }, violations };
  }

  async #answer(request: BackendRequest): Promise<{ response: BackendResponse; violations: Violation[] }> {
    if (this.other !== undefined) return this.#answerElsewhere(request, this.other);
    const result = await this.#run(request);
    const response = jsonResponse(result);
    const violations = this.#violationsOf(request, { kind: 'answer', response }, 'answer');
    const sent = jsonResponse(this.#transformed(request, result));
    this.#options.onAnswer?.(request, sent);
    return { response: sent, violations };
  }

  async #answerElsewhere(request: BackendRequest, other: OtherBackend) {
    const response = await other.answer(request, {
      answer: async () => jsonResponse(await this.#run(request)),
      caller: async () => (await identify(this.state, this.#options.environment, request.headers.authorization)).user,
    });
    return { response, violations: this.#violationsOf(request, { kind: 'answer', response }, 'other') };
  }

  /** The mock's own answer is checked against the contract before it is transformed. */
  #transformed(request: BackendRequest, result: Result): Result {
    const name = callNameOf(request.method, request.path);
    if (this.transform === undefined || name === undefined) return result;
    return { ...result, ...this.transform(name, result) };
  }

  /** Violations by either side; answers of armed faults are checked too. */
  #violationsOf(request: BackendRequest, outcome: Outcome, source: AnswerSource): Violation[] {
    if (this.#options.checksAnswers !== true) return [];
    const name = callNameOf(request.method, request.path);
    if (name === undefined) return [unknownCall(request)];
    const called: CallDefinition = calls[name];
    return [
      ...requestViolations(called, request),
      ...(outcome.kind === 'drop' ? [] : answerViolations(name, outcome.response, source)),
    ];
  }

  /** Runs the rule and waits for the disk; every error becomes an answer. */
  async #run(request: BackendRequest): Promise<Result> {
    const { state } = this;
    let result: Result;
    try {
      const routed = route(request.method, request.path);
      result = await this.#call(routed.name, routed.params, request, state);
    } catch (error) {
      result = this.#refusal(error);
    }
    try {
      // Another state has replaced this one meanwhile: the change is lost.
      if (state !== this.state) throw new Error('Another state was loaded during the call');
      await this.#options.commit?.(state.takeChanges());
    } catch (error) {
      result = this.#refusal(error);
    }
    return result;
  }

  /** The order of checks: 401, 403, 404, then the body and 422. */
  async #call(name: CallName, params: Record<string, string>, request: BackendRequest, state: State): Promise<Result> {
    const call: CallDefinition = calls[name];
    const { environment } = this.#options;
    const caller = await identify(state, environment, request.headers.authorization);
    authorize(call.access, caller);
    const parsedParams = readParams(name, params, state);
    const json = readJson(request);
    const headers = readHeaders(call, request.headers);
    const country = headers['x-country'];
    const context = {
      ...caller,
      params: parsedParams,
      query: readQuery(call, request.query),
      body: readBody(call, json),
      country: typeof country === 'string' ? country : undefined,
      address: request.address,
      origin: request.headers.origin,
      state,
      environment,
      now: environment.now(),
    };
    const result: Answer<unknown> = await runHandler(this.#handlers[name], context);
    return { ...result, headers: {} };
  }

  #refusal(error: unknown): Result {
    if (error instanceof Refused) return { status: error.status, body: error.body, headers: error.headers };
    this.#options.onError?.(error);
    return { status: 500, body: { message: serverMessages.internal }, headers: {} };
  }
}

interface Result extends CallResult {
  headers: Record<string, string>;
}

/** The one cast: which call a context belongs to is known only at run time, after its schemas have read every part. */
function runHandler(handler: (context: never) => Answer<unknown> | Promise<Answer<unknown>>, context: object) {
  return handler(context as never);
}

function strike(fault: ArmedFault): Outcome | undefined {
  if (fault.kind === 'drop') return { kind: 'drop' };
  if (fault.kind === 'garbage') {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return { kind: 'answer', response: { status: fault.status ?? 200, headers, body: garbageBody(fault) } };
  }
  // A fault with an answer sends that; one without sends the rule's.
  const hasAnswer = fault.status !== undefined || fault.body !== undefined;
  if (fault.kind !== 'status' && !hasAnswer) return undefined;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...fault.headers };
  const status = fault.status ?? (fault.kind === 'status' ? 500 : 200);
  const kind = fault.kind === 'truncate' ? 'truncate' : 'answer';
  return { kind, response: { status, headers, body: faultBody(fault) } };
}

function jsonResponse({ status, body, headers }: Result): BackendResponse {
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers };
  if (body === undefined) return { status, headers: common, body: '' };
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...type, ...common }, body: JSON.stringify(body) };
}
