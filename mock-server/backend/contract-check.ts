import * as v from 'valibot';
import { type CallDefinition, calls } from '~/api/contract/calls';
import { Refusal } from '~/api/contract/entities';
import type { BackendRequest } from './request';

/** What is wrong with an answer of the mock itself, by the contract: this must never find anything. */
export function answerViolations(call: CallDefinition, status: number, body: unknown): string[] {
  if (status >= 400) return [...statusViolations(call, status), ...issuesOf(Refusal, body, 'réponse')];
  const schema = status === 200 || status === 201 ? call.answers[status] : undefined;
  return schema === undefined
    ? [`réponse : le statut ${status} n’est pas au contrat`]
    : issuesOf(schema, body, 'réponse');
}

const anyCallMayAnswer = [400, 405, 413, 415, 500];

function statusViolations(call: CallDefinition, status: number): string[] {
  const refusals: readonly number[] = call.refusals;
  return refusals.includes(status) || anyCallMayAnswer.includes(status)
    ? []
    : [`réponse : le statut ${status} n’est pas au contrat`];
}

function issuesOf(schema: v.GenericSchema, value: unknown, where: string): string[] {
  const result = v.safeParse(schema, value);
  if (result.success) return [];
  return result.issues.map((issue) => `${where} : ${v.getDotPath(issue) ?? 'corps'} : ${issue.message}`);
}

/**
 * In development this call stands in for the public IP service (decision 29), which the contract wants without any
 * header of ours.
 */
const isIpLookup = (call: CallDefinition, headers: BackendRequest['headers']): boolean =>
  call === calls.location && headers['x-requested-with'] === undefined && headers.authorization === undefined;

/** What a client did not do that the contract asks of every call. None of it is refused: a real backend may not mind. */
export function requestViolations(call: CallDefinition, { headers, query }: BackendRequest): string[] {
  const violations: string[] = [];
  if (!isIpLookup(call, headers)) {
    if (headers['x-requested-with'] !== 'XMLHttpRequest') violations.push('requête : X-Requested-With manque');
    if (!(headers.accept ?? '').includes('application/json'))
      violations.push('requête : Accept n’est pas application/json');
  }
  if (call.headers === undefined && headers['x-country'] !== undefined) {
    violations.push('requête : X-Country n’appartient pas à cet appel');
  }
  const known = call.query !== undefined && 'entries' in call.query ? Object.keys(Object(call.query.entries)) : [];
  for (const name of new Set(new URLSearchParams(query).keys())) {
    if (!known.includes(name)) violations.push(`requête : le paramètre ${name} est inconnu`);
  }
  return violations;
}
