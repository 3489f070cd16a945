// Hands the site's reports to Sentry, as docs/deploying.md describes. No package is needed:
//   SENTRY_DSN=https://KEY@HOST/PROJECT PORT=8090 node deploy/sentry-tunnel.mjs
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const MAX_BYTES = 16_384;
const MAX_LINE = 300;
const FRAME = /^(?:at )?(?:(.*?) ?[(@])?(\S+?):(\d+):(\d+)\)?$/;

const { SENTRY_DSN = '', HOST = '127.0.0.1', PORT = '8090' } = process.env;
if (!URL.canParse(SENTRY_DSN)) throw new Error('SENTRY_DSN must be the address that Sentry gives to a project');
const dsn = new URL(SENTRY_DSN);
const envelopes = new URL(dsn.pathname.replace(/([^/]+)$/, 'api/$1/envelope/'), `${dsn.protocol}//${dsn.host}`);

/** Sentry wants the oldest call first. */
const readFrames = (stack) =>
  stack.toReversed().flatMap((line) => {
    const [, name = '', file, line_, column] = FRAME.exec(String(line).slice(0, MAX_LINE)) ?? [];
    return file ? [{ function: name || '?', filename: file, lineno: Number(line_), colno: Number(column) }] : [];
  });

const toEvent = ({ kind, build, route, name, message, stack }, userAgent) => ({
  event_id: randomUUID().replaceAll('-', ''),
  timestamp: Date.now() / 1000,
  platform: 'javascript',
  level: 'error',
  release: build,
  transaction: route ?? '',
  tags: { kind },
  exception: { values: [{ type: name, value: message, stacktrace: { frames: readFrames(stack) } }] },
  request: { headers: { 'User-Agent': userAgent } },
});

const handOn = async (report, userAgent) => {
  // Sentry knows measures only as parts of a trace; as lines they can be read by any collector of logs.
  if (report.kind === 'vital') return console.log(JSON.stringify(report));
  const event = toEvent(report, userAgent);
  const lines = [
    { event_id: event.event_id, dsn: SENTRY_DSN, sent_at: new Date().toISOString() },
    { type: 'event' },
    event,
  ];
  const response = await fetch(envelopes, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-sentry-envelope' },
    body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
  });
  if (!response.ok) throw new Error(`Sentry answered ${response.status}`);
};

const readBody = async (request) => {
  let body = '';
  // Read to its end, or the sender would find the connection broken.
  for await (const piece of request.setEncoding('utf8')) if (body.length <= MAX_BYTES) body += piece;
  return body.length <= MAX_BYTES ? body : null;
};

const parseReport = (body) => {
  try {
    const report = JSON.parse(body);
    return typeof report?.kind === 'string' && Array.isArray(report.stack) ? report : null;
  } catch {
    return null;
  }
};

const take = async (request, response) => {
  const report = request.method === 'POST' ? parseReport(await readBody(request)) : null;
  response.writeHead(report ? 204 : 400).end();
  if (report) await handOn(report, request.headers['user-agent']);
};

const server = createServer((request, response) => {
  take(request, response).catch((error) => console.error(error.message));
});
server.listen(Number(PORT), HOST, () => console.log(`Takes reports on http://${HOST}:${server.address().port}`));
