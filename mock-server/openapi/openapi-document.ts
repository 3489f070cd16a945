import * as v from 'valibot';
import type { CallName } from '~/api/contract/client-calls';
import { answersOf } from '~/api/contract/strict/answers';
import {
  type Access,
  type CallDefinition,
  callNames,
  calls,
  SERVER_FAILED,
  unreadableRequest,
} from '~/api/contract/strict/calls';
import { BRAND } from '~/content/brand';
import { componentSchemas, jsonSchemaOf, parameterSchemaOf } from './json-schemas';

const Entries = v.object({
  entries: v.record(
    v.string(),
    v.custom<v.GenericSchema>((value) => v.is(v.object({ kind: v.literal('schema') }), value)),
  ),
});

const accessTexts: Record<Access, string> = {
  anyone: 'Anyone.',
  'logged-in': 'Any signed-in user, validated or not.',
  'validated-user': 'A signed-in user whose account was validated.',
  admin: 'Administrators.',
};

const refusalTexts: Record<number, string> = {
  400: 'The body is not JSON',
  401: 'No token, or one that is unknown, ended or expired (on login: wrong credentials)',
  403: 'The caller is known, but may not',
  404: 'What the path names does not exist',
  413: 'The body is larger than 1 MiB',
  415: 'The body is not application/json in UTF-8',
  422: 'Fields are missing or invalid: `errors` holds the messages by field',
  429: 'Too many failed logins: see Retry-After',
  500: 'The server failed',
};

/** The contract as an OpenAPI 3.1 document, generated from the table of calls. */
export function openapiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const name of callNames) {
    const call: CallDefinition = calls[name];
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: BRAND,
      version: '1.0.0',
      summary: `What the ${BRAND} client expects of its backend`,
      description:
        'JSON in, JSON out, snake_case, ISO 8601 dates in UTC. Every request carries ' +
        '`X-Requested-With: XMLHttpRequest` and `Accept: application/json`. Who may is decided ' +
        'before what exists: 401, 403, 404, 422 in that order. ' +
        'A wrong verb on a known path is answered by 405 with `Allow`.',
    },
    servers: [{ url: '/', description: 'The origin of the page' }],
    tags: tagNames.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: '`access_token` of login or register' },
      },
      schemas: componentSchemas(),
      responses: Object.fromEntries(
        Object.entries(refusalTexts).map(([status, description]) => [
          `Error${status}`,
          {
            description,
            ...(status === '429' && {
              headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
            }),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
          },
        ]),
      ),
    },
  };
}

const tagNames = ['Session', 'Offers', 'Participations', 'Profile', 'Administration', 'Affiliate network'];

function tagOf(path: string): string {
  if (path.includes('/daisycon/')) return 'Affiliate network';
  if (path.startsWith('/api/admin/')) return 'Administration';
  if (path.startsWith('/api/offers')) return 'Offers';
  if (path === '/api/participations' || path.endsWith('/sold')) return 'Participations';
  return path === '/api/profile' || path === '/api/location' ? 'Profile' : 'Session';
}

type ResponseObject =
  | { $ref: string }
  | { description: string; content: { 'application/json': { schema: Record<string, unknown> } } };

function operationOf(name: CallName, call: CallDefinition) {
  const parameters = [
    ...parametersOf(call.params, 'path'),
    ...parametersOf(call.query, 'query'),
    ...parametersOf(call.headers, 'header'),
  ];
  return {
    operationId: name,
    tags: [tagOf(call.path)],
    summary: call.summary,
    description: `Who: ${accessTexts[call.access]}`,
    security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(call.body) } } },
    }),
    responses: responsesOf(name, call),
  };
}

function parametersOf(schema: v.GenericSchema | undefined, where: 'path' | 'query' | 'header') {
  if (!v.is(Entries, schema)) return [];
  return Object.entries(schema.entries).map(([name, entry]) => ({
    name: where === 'header' ? name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()) : name,
    in: where,
    required: where === 'path',
    schema: parameterSchemaOf(entry),
  }));
}

function responsesOf(name: CallName, call: CallDefinition): Record<string, ResponseObject> {
  const responses: Record<string, ResponseObject> = {};
  for (const [status, schema] of Object.entries(answersOf(name))) {
    responses[status] = {
      description: status === '201' ? 'Created' : 'Done',
      content: { 'application/json': { schema: jsonSchemaOf(schema) } },
    };
  }
  const always = [...(call.method === 'GET' ? [] : unreadableRequest), SERVER_FAILED];
  for (const status of [...call.refusals, ...always].sort((a, b) => a - b)) {
    responses[status] = { $ref: `#/components/responses/Error${status}` };
  }
  return responses;
}
