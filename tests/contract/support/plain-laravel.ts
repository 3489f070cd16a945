import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';

/*
 * A backend as a default Laravel would be, written from the specification's section 7 alone: Eloquent without casts,
 * `paginate()`, the framework's English messages, 204 without a body. It uses nothing of our contract or our mock.
 */

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface LaravelOptions {
  /** Changes what a call answers, for a backend with a mistake; `call` is `POST /api/auth/login`. */
  alter?: (call: string, answer: Answer) => Answer;
  /** Whether it looks at what an offer has; true unless said otherwise. */
  validates?: boolean;
  /** Whether it keeps what is deleted, and says that something went wrong. */
  keeps?: boolean;
  /** As `throttle:60,1`. */
  throttle?: { calls: number; seconds: number; tellsWhen: boolean };
  /** In milliseconds. */
  now?: () => number;
}

const Input = v.record(v.string(), v.unknown());
type Input = v.InferOutput<typeof Input>;
type Row = Record<string, unknown> & { id: number };

interface Asked {
  params: string[];
  query: URLSearchParams;
  input: Input;
  header: (name: string) => string | undefined;
  token: string;
  user: Row;
}

interface Route {
  method: string;
  path: string;
  guard?: 'auth' | 'admin';
  answer: (asked: Asked) => Answer;
}

/** The answer that Laravel gives for an exception. */
class HttpException extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super();
    this.answer = answer;
  }
}

const abort = (status: number, message: string, more: object = {}): never => {
  throw new HttpException({ status, body: { message, ...more } });
};

const invalid = (errors: Record<string, string[]>): never => {
  const messages = Object.values(errors).flat();
  const others = messages.length - 1;
  const more = others === 0 ? '' : ` (and ${others} more error${others > 1 ? 's' : ''})`;
  return abort(422, `${messages[0]}${more}`, { errors });
};

type Rule = (value: unknown, input: Input) => string | null;

const required: Rule = (value) => (value === undefined || value === null || value === '' ? 'field is required.' : null);
const email: Rule = (value) => (String(value).includes('@') ? null : 'field must be a valid email address.');
const min =
  (length: number): Rule =>
  (value) =>
    String(value).length < length ? `field must be at least ${length} characters.` : null;
const size =
  (length: number): Rule =>
  (value) =>
    String(value).length === length ? null : `field must be ${length} characters.`;
const url: Rule = (value) => (/^https?:\/\//.test(String(value)) ? null : 'field must be a valid URL.');
const confirmed: Rule = (value, input) =>
  value === input.password_confirmation ? null : 'field confirmation does not match.';

const validate = (input: Input, rules: Record<string, readonly Rule[]>): void => {
  const errors = Object.entries(rules).flatMap(([field, own]): [string, string[]][] => {
    const missing = required(input[field], input);
    const isOptional = !own.includes(required);
    if (missing !== null) return isOptional ? [] : [[field, [`The ${field} ${missing}`]]];
    const said = own.map((rule) => rule(input[field], input)).filter((message) => message !== null);
    return said.length > 0 ? [[field, said.map((message) => `The ${field} ${message}`)]] : [];
  });
  if (errors.length > 0) invalid(Object.fromEntries(errors));
};

/** What Carbon writes, and what a column without a cast does. */
const carbon = (date: Date): string => date.toISOString().replace(/Z$/, '000Z');
const column = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const tables = (now: () => number) => {
  const stamp = () => ({ created_at: carbon(new Date(now())), updated_at: carbon(new Date(now())) });
  const account = (id: number, name: string, address: string, password: string, flags: object) => ({
    id,
    name,
    email: address,
    email_verified_at: null,
    password,
    validated: 1,
    is_admin: 0,
    pays: 'FR',
    ...stamp(),
    ...flags,
  });
  const users: Row[] = [
    account(1, 'Anne Admin', 'anne@laravel.test', 'motdepasse-anne', { is_admin: 1 }),
    account(2, 'Noël User', 'noel@laravel.test', 'motdepasse-noel', {}),
    account(3, 'Paul Attend', 'paul@laravel.test', 'motdepasse-paul', { validated: 0 }),
  ];
  const offers: Row[] = Array.from({ length: 33 }, (_, index) => ({
    id: index + 1,
    title: `Mission ${index + 1}`,
    description: null,
    image_url: null,
    country: index % 3 === 0 ? 'BE' : 'FR',
    deeplink: `https://partenaire.test/${index + 1}`,
    api_key: null,
    status: 'approved',
    commission: '1.00',
    currency_code: 'EUR',
    ...stamp(),
  }));
  const statuses = ['opened', 'approved', 'disapproved', 'paid'];
  const participations: Row[] = Array.from({ length: 19 }, (_, index) => ({
    id: index + 1,
    user_id: 2,
    // The last ones were deleted.
    offer_id: index > 16 ? 900 + index : index + 1,
    status: statuses[index % statuses.length],
    clicked_at: column(new Date(now())),
    raw_data: index % 2 === 0 ? null : JSON.stringify({ transaction: { date: 1773480413, anonymous_ip: '1.2.3.0' } }),
    ...stamp(),
  }));
  return { users, offers, participations, stamp };
};

const hidden = ({ password, ...user }: Row) => user;
const like = (value: unknown, search: string): boolean => textOf(value).toLowerCase().includes(search.toLowerCase());

/** `->latest()->paginate($request->per_page)` */
const paginate = (rows: readonly object[], { query }: Asked, path: string): Answer => {
  const perPage = query.get('per_page') || '15';
  const count = Number(perPage) > 0 ? Number(perPage) : 15;
  const asked = Number(query.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 ? asked : 1;
  const last = Math.max(1, Math.ceil(rows.length / count));
  const data = rows.slice((page - 1) * count, page * count);
  const link = (number: number) => `http://localhost/${path}?page=${number}`;
  return {
    status: 200,
    body: {
      current_page: page,
      data,
      first_page_url: link(1),
      from: data.length === 0 ? null : (page - 1) * count + 1,
      last_page: last,
      last_page_url: link(last),
      links: [{ url: null, label: '&laquo; Previous', active: false }],
      next_page_url: page < last ? link(page + 1) : null,
      path: `http://localhost/${path}`,
      per_page: query.has('per_page') ? perPage : 15,
      prev_page_url: page > 1 ? link(page - 1) : null,
      to: data.length === 0 ? null : (page - 1) * count + data.length,
      total: rows.length,
    },
  };
};

const latest = (rows: readonly Row[]): Row[] => [...rows].reverse();

/** Starts one on a port of its own. */
export async function startPlainLaravel(options: LaravelOptions = {}) {
  const { alter = (_, answer) => answer, validates = true, keeps = false, throttle, now = Date.now } = options;
  const { users, offers, participations, stamp } = tables(now);
  const tokens = new Map<string, number>();
  let settings: { publisher_id: unknown; username: unknown } | null = null;
  let syncInfo: { last_sync: string; last_sync_count: string } | null = null;
  const nextId = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1;

  const findOrFail = (rows: readonly Row[], model: string, id: string | undefined): Row =>
    rows.find((row) => String(row.id) === id) ?? abort(404, `No query results for model [App\\Models\\${model}] ${id}`);

  const session = (user: Row) => {
    const token = `${user.id}|${randomUUID()}`;
    tokens.set(token, user.id);
    return { access_token: token, token_type: 'Bearer' };
  };

  const withOffer = (row: Row) => ({ ...row, offer: offers.find(({ id }) => id === row.offer_id) ?? null });
  const withUser = (row: Row) => {
    const user = users.find(({ id }) => id === row.user_id);
    return { ...withOffer(row), user: user ? hidden(user) : null };
  };

  const offerRules = validates && {
    title: [required, min(3)],
    country: [required, size(2)],
    deeplink: [required, url],
  };
  const fillable = ({ title, country, deeplink, description, image_url, api_key }: Input) =>
    Object.fromEntries(
      Object.entries({ title, country, deeplink, description, image_url, api_key }).filter(
        ([, value]) => value !== undefined,
      ),
    );
  const isTaken = (address: unknown, except = 0): boolean =>
    users.some((user) => user.email === address && user.id !== except);
  const taken = () => invalid({ email: ['The email has already been taken.'] });

  const routes: readonly Route[] = [
    {
      method: 'GET',
      path: 'api/me',
      guard: 'auth',
      answer: ({ user }) => ({ status: 200, body: { user: hidden(user) } }),
    },
    {
      method: 'POST',
      path: 'api/auth/login',
      answer: ({ input }) => {
        validate(input, { email: [required, email], password: [required] });
        const user = users.find((row) => row.email === input.email && row.password === input.password);
        if (!user) return invalid({ email: ['These credentials do not match our records.'] });
        return { status: 200, body: { ...session(user), user: hidden(user) } };
      },
    },
    {
      method: 'POST',
      path: 'api/auth/register',
      answer: ({ input }) => {
        const rules = {
          name: [required],
          email: [required, email],
          password: [required, min(8), confirmed],
          country: [required],
        };
        validate(input, rules);
        if (isTaken(input.email)) taken();
        const id = nextId(users);
        // What `create()` gives back has not been read again: the defaults of the columns are missing.
        const created = { name: input.name, email: input.email, pays: input.country, ...stamp(), id };
        const user = { ...created, validated: 0, is_admin: 0, email_verified_at: null, password: input.password };
        users.push(user);
        return { status: 201, body: { ...session(user), user: created } };
      },
    },
    {
      method: 'POST',
      path: 'api/logout',
      guard: 'auth',
      answer: ({ token }) => {
        tokens.delete(token);
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: 'api/auth/forgot-password',
      answer: ({ input }) => {
        validate(input, { email: [required, email] });
        if (!isTaken(input.email)) invalid({ email: ["We can't find a user with that email address."] });
        return { status: 200, body: { message: 'We have emailed your password reset link.' } };
      },
    },
    {
      method: 'POST',
      path: 'api/auth/reset-password',
      answer: ({ input }) => {
        validate(input, { email: [required, email], token: [required], password: [required, min(8), confirmed] });
        return invalid({ email: ['This password reset token is invalid.'] });
      },
    },
    {
      method: 'GET',
      path: 'api/location',
      answer: () => ({ status: 200, body: { country_code: 'FR', country: 'France', city: null } }),
    },
    {
      method: 'GET',
      path: 'api/offers',
      guard: 'auth',
      answer: (asked) => {
        const country = asked.header('x-country') ?? asked.user.pays;
        return paginate(latest(offers.filter((offer) => offer.country === country)), asked, 'api/offers');
      },
    },
    {
      method: 'GET',
      path: 'api/offers/{id}',
      guard: 'auth',
      answer: ({ params }) => ({ status: 200, body: { success: true, data: findOrFail(offers, 'Offer', params[0]) } }),
    },
    {
      method: 'POST',
      path: 'api/offers/{id}/apply',
      guard: 'auth',
      answer: ({ params, user }) => {
        const { id: offer_id, deeplink } = findOrFail(offers, 'Offer', params[0]);
        if (participations.some((row) => row.offer_id === offer_id && row.user_id === user.id)) {
          return { status: 200, body: { action: 'continue', deeplink } };
        }
        const row = { id: nextId(participations), user_id: user.id, offer_id, status: 'opened', raw_data: null };
        participations.push({ ...row, clicked_at: column(new Date(now())), ...stamp() });
        return { status: 201, body: { action: 'created', deeplink } };
      },
    },
    {
      method: 'GET',
      path: 'api/participations',
      guard: 'auth',
      answer: (asked) => {
        const own = latest(participations.filter(({ user_id }) => user_id === asked.user.id));
        return paginate(own.map(withOffer), asked, 'api/participations');
      },
    },
    {
      method: 'GET',
      path: 'api/get/user/sold',
      guard: 'auth',
      answer: ({ user }) => {
        const own = participations.filter(({ user_id }) => user_id === user.id);
        const count = (status: string) => String(own.filter((row) => row.status === status).length);
        const [opened, approved, disapproved] = [count('opened'), count('approved'), count('disapproved')];
        return { status: 200, body: { sold: `${approved}.00`, total: own.length, opened, approved, disapproved } };
      },
    },
    {
      method: 'PUT',
      path: 'api/profile',
      guard: 'auth',
      answer: ({ input, user }) => {
        validate(input, { name: [required], email: [required, email] });
        if (isTaken(input.email, user.id)) taken();
        Object.assign(user, { name: input.name, email: input.email });
        return { status: 200, body: hidden(user) };
      },
    },
    {
      method: 'GET',
      path: 'api/admin/users',
      guard: 'admin',
      answer: (asked) => {
        const [search, validated] = [asked.query.get('search') ?? '', asked.query.get('validated')];
        const found = users.filter(
          (user) =>
            (search === '' || like(user.name, search) || like(user.email, search)) &&
            (!validated || String(user.validated) === validated),
        );
        return paginate(latest(found).map(hidden), asked, 'api/admin/users');
      },
    },
    {
      method: 'PATCH',
      path: 'api/admin/users/{id}/validate',
      guard: 'admin',
      answer: ({ params }) => {
        const user = findOrFail(users, 'User', params[0]);
        user.validated = 1;
        return { status: 200, body: { ...hidden(user), validated: true } };
      },
    },
    {
      method: 'GET',
      path: 'api/admin/offers',
      guard: 'admin',
      answer: (asked) => {
        const [search, country] = [asked.query.get('search') ?? '', asked.query.get('country') ?? ''];
        const found = offers.filter(
          (offer) => (search === '' || like(offer.title, search)) && (country === '' || offer.country === country),
        );
        return paginate(latest(found), asked, 'api/admin/offers');
      },
    },
    {
      method: 'POST',
      path: 'api/admin/offers',
      guard: 'admin',
      answer: ({ input }) => {
        if (offerRules) validate(input, offerRules);
        const created = { ...fillable(input), ...stamp(), id: nextId(offers) };
        const columns = { description: null, image_url: null, api_key: null, status: 'pending' };
        offers.push({ ...columns, commission: '1.00', currency_code: 'EUR', ...created });
        return { status: 201, body: created };
      },
    },
    {
      method: 'PUT',
      path: 'api/admin/offers/{id}',
      guard: 'admin',
      answer: ({ params, input }) => {
        const offer = findOrFail(offers, 'Offer', params[0]);
        if (offerRules) validate(input, offerRules);
        return { status: 200, body: Object.assign(offer, fillable(input)) };
      },
    },
    {
      method: 'DELETE',
      path: 'api/admin/offers/{id}',
      guard: 'admin',
      answer: ({ params }) => {
        if (keeps) return abort(500, 'Server Error');
        offers.splice(offers.indexOf(findOrFail(offers, 'Offer', params[0])), 1);
        return { status: 204 };
      },
    },
    {
      method: 'GET',
      path: 'api/admin/participations',
      guard: 'admin',
      answer: (asked) => {
        const status = asked.query.get('status');
        const found = latest(participations.filter((row) => !status || row.status === status));
        return paginate(found.map(withUser), asked, 'api/admin/participations');
      },
    },
    {
      method: 'GET',
      path: 'api/admin/daisycon/settings',
      guard: 'admin',
      answer: () => ({ status: 200, body: { settings: settings ?? [], sync_info: syncInfo } }),
    },
    {
      method: 'POST',
      path: 'api/admin/daisycon/settings',
      guard: 'admin',
      answer: ({ input }) => {
        validate(input, { publisher_id: [required], username: [required], password: [required, min(6)] });
        settings = { publisher_id: input.publisher_id, username: input.username };
        return { status: 204 };
      },
    },
    {
      method: 'POST',
      path: 'api/admin/daisycon/test',
      guard: 'admin',
      // The idiom of many: the status says yes, the body no.
      answer: () =>
        settings
          ? { status: 200, body: { success: true, message: 'Connected.' } }
          : { status: 200, body: { success: false, message: 'No settings.' } },
    },
    {
      method: 'POST',
      path: 'api/admin/daisycon/sync',
      guard: 'admin',
      answer: () => {
        if (!settings) return { status: 200, body: { success: false, message: 'No settings.' } };
        syncInfo = { last_sync: column(new Date(now())), last_sync_count: '0' };
        return { status: 200, body: { success: true, message: 'Synchronised.' } };
      },
    },
  ];

  const matching = (path: string) =>
    routes.flatMap((route) => {
      const expression = new RegExp(`^/${route.path.replace('{id}', '([^/]+)')}$`);
      const match = expression.exec(path);
      return match ? [{ route, params: match.slice(1) }] : [];
    });

  const guarded = (route: Route, token: string): Row => {
    const user = users.find(({ id }) => id === tokens.get(token));
    if (route.guard === undefined) return user ?? { id: 0 };
    if (!user) return abort(401, 'Unauthenticated.');
    if (route.guard === 'admin' && user.is_admin !== 1) return abort(403, 'This action is unauthorized.');
    return user;
  };

  const inputOf = async (request: IncomingMessage): Promise<Input> => {
    const body = await text(request);
    if (!request.headers['content-type']?.includes('json')) return Object.fromEntries(new URLSearchParams(body));
    try {
      const parsed = v.safeParse(Input, JSON.parse(body));
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  };

  let hits: number[] = [];
  const throttled = (): Answer | null => {
    if (!throttle) return null;
    hits = hits.filter((time) => now() - time < throttle.seconds * 1000);
    const [oldest] = hits;
    if (oldest === undefined || hits.length < throttle.calls) {
      hits.push(now());
      return null;
    }
    const wait = String(Math.ceil((oldest + throttle.seconds * 1000 - now()) / 1000));
    const headers: Record<string, string> = throttle.tellsWhen
      ? { 'Retry-After': wait, 'X-RateLimit-Limit': String(throttle.calls) }
      : {};
    return { status: 429, body: { message: 'Too Many Attempts.' }, headers };
  };

  const handle = async (request: IncomingMessage): Promise<Answer> => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    const found = matching(address.pathname);
    if (found.length === 0) {
      return { status: 404, body: { message: `The route ${address.pathname.slice(1)} could not be found.` } };
    }
    const own = found.find(({ route }) => route.method === request.method);
    if (!own) {
      const methods = found.map(({ route }) => route.method).join(', ');
      const route = address.pathname.slice(1);
      const message =
        `The ${request.method} method is not supported for route ${route}. ` + `Supported methods: ${methods}.`;
      return { status: 405, body: { message }, headers: { Allow: methods } };
    }
    const input = await inputOf(request);
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const answered = (): Answer => {
      const user = guarded(own.route, token);
      const header = (name: string) => request.headers[name]?.toString();
      return own.route.answer({ params: own.params, query: address.searchParams, input, header, token, user });
    };
    const call = `${own.route.method} /${own.route.path}`;
    try {
      return alter(call, answered());
    } catch (error) {
      if (error instanceof HttpException) return alter(call, error.answer);
      throw error;
    }
  };

  const server = createServer(async (request, response) => {
    const { status, body, headers } = throttled() ?? (await handle(request));
    response.writeHead(status, { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    admin: { email: 'anne@laravel.test', password: 'motdepasse-anne' },
    user: { email: 'noel@laravel.test', password: 'motdepasse-noel' },
    /** All that a run could leave behind. */
    state: () => structuredClone({ users, offers, participations, settings, sessions: [...tokens.values()] }),
    /** The token of a user who is already signed in. */
    signIn: (id: number) => session(users.find((user) => user.id === id) ?? { id }).access_token,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
