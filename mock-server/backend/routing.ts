import type { CallName } from '~/api/contract/client-calls';
import { callNames, calls } from '~/api/contract/strict/calls';
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

const routes: Route[] = callNames.map((name) => ({
  name,
  method: calls[name].method,
  segments: calls[name].path.split('/'),
}));

/** @throws 404 or 405 */
export function route(method: string, path: string): RoutedCall {
  const onPath = callsOnPath(path);
  if (onPath.length === 0) throw new Refused(404, { message: serverMessages.unknownPath });
  const found = onPath.find(takes(method));
  if (found === undefined) {
    const allowed = onPath.map((call) => call.method).join(', ');
    throw new Refused(405, { message: serverMessages.wrongMethod }, { allow: allowed });
  }
  return { name: found.name, params: found.params };
}

export const callNameOf = (method: string, path: string): CallName | undefined =>
  callsOnPath(path).find(takes(method))?.name;

/** All calls of a path with the path's parameters, for any method. */
function callsOnPath(path: string): (RoutedCall & { method: string })[] {
  const segments = path.split('/').map(decode);
  return routes.flatMap(({ name, method, segments: pattern }) => {
    const params = matchSegments(pattern, segments);
    return params === undefined ? [] : [{ name, method, params }];
  });
}

const takes =
  (method: string) =>
  (call: { method: string }): boolean =>
    call.method === (method === 'HEAD' ? 'GET' : method);

/** Keeps bad encoding: it matches nothing. */
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
