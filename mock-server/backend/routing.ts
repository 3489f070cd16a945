import { type CallName, calls } from '~/api/contract/calls';
import { Refused } from './answer';
import { serverMessages } from './server-messages';

interface Route {
  name: CallName;
  method: string;
  segments: string[];
}

export interface RoutedCall {
  name: CallName;
  params: Record<string, string>;
}

const callNames: CallName[] = [];
for (const name in calls) if (isCallName(name)) callNames.push(name);

const routes: Route[] = callNames.map((name) => ({
  name,
  method: calls[name].method,
  segments: calls[name].path.split('/'),
}));

/** Whether the contract has a call of this name. */
function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name);
}

/** The call that a method and a path mean. Throws 404 or 405. */
export function route(method: string, path: string): RoutedCall {
  const segments = path.split('/').map(decode);
  const matching = routes.flatMap((candidate) => {
    const params = matchSegments(candidate.segments, segments);
    return params === undefined ? [] : [{ candidate, params }];
  });
  if (matching.length === 0) throw new Refused(404, { message: serverMessages.unknownPath });
  const wanted = method === 'HEAD' ? 'GET' : method;
  const found = matching.find(({ candidate }) => candidate.method === wanted);
  if (found === undefined) {
    const allowed = matching.map(({ candidate }) => candidate.method).join(', ');
    throw new Refused(405, { message: serverMessages.wrongMethod }, { allow: allowed });
  }
  return { name: found.candidate.name, params: found.params };
}

/** What is badly encoded stays as it is: it names nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    const isParam = part.startsWith('{');
    if (isParam ? segment === '' : segment !== part) return undefined;
    if (isParam) params[part.slice(1, -1)] = segment;
  }
  return params;
}
