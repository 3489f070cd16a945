import * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import { parseJson } from '~/api/contract/lenient';
import { answersOf, ErrorBody, fieldIssues } from '~/api/contract/strict/answers';
import { anyCallMayAnswer, type CallDefinition, calls } from '~/api/contract/strict/calls';
import { describeIssue } from './describe-issue';
import { queryValues, unknownFields } from './read-request';
import type { BackendRequest, BackendResponse } from './request';

export interface Violation {
  /** The mock's own answers must have none; those of armed faults and of another backend may. */
  source: 'request' | 'answer' | 'fault' | 'other';
  /** In French, for the workbench. */
  text: string;
}

export type AnswerSource = Exclude<Violation['source'], 'request'>;

export function answerViolations(
  name: CallName,
  { status, body: text }: BackendResponse,
  source: AnswerSource,
): Violation[] {
  const body = parseJson(text);
  const foreignStatus = { source, text: `le statut ${status} n’est pas au contrat` };
  if (status === 204) return [foreignStatus];
  if (body === undefined) return [{ source, text: 'ce n’est pas du JSON' }];
  if (status >= 400)
    return [...(mayRefuse(calls[name], status) ? [] : [foreignStatus]), ...issuesOf(ErrorBody, body, source)];
  const schema = status === 200 || status === 201 ? answersOf(name)[status] : undefined;
  return schema === undefined ? [foreignStatus] : issuesOf(schema, body, source);
}

function mayRefuse(call: CallDefinition, status: number): boolean {
  const allowed: readonly number[] = [...call.refusals, ...anyCallMayAnswer];
  return allowed.includes(status);
}

function issuesOf(schema: v.GenericSchema, value: unknown, source: Violation['source']): Violation[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return fieldIssues(result.issues).map(({ field, issue }) => ({
    source,
    text: `${field ?? 'corps'} : ${describeIssue(issue)}`,
  }));
}

const ofRequest = (text: string): Violation => ({ source: 'request', text });

/** A path or method that is not in the contract. */
export const unknownCall = ({ method, path }: BackendRequest): Violation =>
  ofRequest(`${method} ${path} n’est pas au contrat`);

/** In development this call replaces the public IP service, which gets none of our headers. */
const isIpLookup = (call: CallDefinition, headers: BackendRequest['headers']): boolean =>
  call === calls.location && headers['x-requested-with'] === undefined && headers.authorization === undefined;

/** `X-Country` goes with every call that names it; in the list of offers only with a page. */
const wantsCountry = (call: CallDefinition, query: URLSearchParams): boolean =>
  call.headers !== undefined && (call !== calls.listOffers || query.has('page'));

/** What the contract asks of every call and the client left out; a real backend may accept it. */
export function requestViolations(call: CallDefinition, request: BackendRequest): Violation[] {
  const { headers } = request;
  const query = new URLSearchParams(request.query);
  const violations: Violation[] = [];
  if (!isIpLookup(call, headers)) {
    if (headers['x-requested-with'] !== 'XMLHttpRequest') violations.push(ofRequest('X-Requested-With manque'));
    if (!(headers.accept ?? '').includes('application/json'))
      violations.push(ofRequest('Accept n’est pas application/json'));
  }
  if (call.headers === undefined && headers['x-country'] !== undefined) {
    violations.push(ofRequest('X-Country n’appartient pas à cet appel'));
  }
  if (wantsCountry(call, query) && headers['x-country'] === undefined) violations.push(ofRequest('X-Country manque'));
  const known = call.query !== undefined && 'entries' in call.query ? Object.keys(Object(call.query.entries)) : [];
  for (const name of new Set(query.keys())) {
    if (!known.includes(name)) violations.push(ofRequest(`le paramètre ${name} est inconnu`));
  }
  if (call.query !== undefined) violations.push(...issuesOf(call.query, queryValues(request.query), 'request'));
  return [...violations, ...bodyViolations(call, request)];
}

function bodyViolations(call: CallDefinition, { body }: BackendRequest): Violation[] {
  if (call.body === undefined) return [];
  const json = typeof body === 'string' ? undefined : parseJson(body.text);
  if (json === undefined) return [ofRequest('le corps n’est pas du JSON')];
  const unknown = unknownFields(call, json).map((name) => ofRequest(`le champ ${name} est inconnu`));
  return [...unknown, ...issuesOf(call.body, json, 'request')];
}
