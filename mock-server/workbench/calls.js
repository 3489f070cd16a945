import { act, element, fill, make, mock, row, time } from './page.js';

/* The log of calls, and the dialog that tells one in full. */

const statusText = (status) => (status === 0 ? 'coupé' : String(status));

function seeButton({ id, method, path }) {
  const button = make('button', { type: 'button', textContent: 'Voir' });
  button.dataset.call = id;
  button.setAttribute('aria-label', `Voir ${method} ${path}, appel ${id}`);
  button.addEventListener('click', () => act('', () => openCall(id)));
  return button;
}

function callRow(call) {
  const { at, method, path, query, status, milliseconds, violations, lenient } = call;
  const className = status >= 200 && status < 400 ? 'ok' : 'bad';
  const mark = make('span', { textContent: statusText(status), className });
  const fields = lenient.length > 1 ? `${lenient.length} champs` : lenient[0];
  const moment = time.format(new Date(at));
  const texts = [violations.join(' · ') || '—', fields, seeButton(call)];
  const line = row(moment, method, path + query, mark, String(milliseconds), ...texts);
  line.cells[4].className = 'number';
  if (violations.length > 0) line.cells[5].className = 'bad';
  return line;
}

let shown = '';

export async function refreshLog() {
  const { data } = await mock('/requests');
  const calls = element('only-violations').checked ? data.filter((call) => call.violations.length > 0) : data;
  const ids = JSON.stringify(calls.map(({ id }) => id));
  // Rows that stay keep the focus and a selection.
  if (ids === shown) return;
  shown = ids;
  const focused = document.activeElement?.dataset.call;
  fill('log', calls.map(callRow), 'Aucun appel.');
  if (focused !== undefined) element('log').querySelector(`[data-call="${focused}"]`)?.focus();
}

let current;

function fillList(id, texts, nothing) {
  const items = texts.length > 0 ? texts : [nothing];
  element(id).replaceChildren(...items.map((textContent) => make('li', { textContent })));
}

const headerLines = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const withBody = (headers, body) => (body === '' ? headerLines(headers) : `${headerLines(headers)}\n\n${body}`);

async function openCall(id) {
  current = await mock(`/requests/${id}`);
  const { at, method, path, query, status, milliseconds, violations, lenient, request, answer, curl } = current;
  element('call-title').textContent = `${method} ${path}`;
  element('call-summary').textContent =
    `${query === '' ? '' : `${query} · `}${statusText(status)} · ${milliseconds} ms · ${time.format(new Date(at))}`;
  element('call-notice').textContent = '';
  fillList('call-violations', violations, 'Aucune.');
  fillList('call-lenient', lenient, 'Rien : tout est lu comme au contrat.');
  const cut = answer?.is_cut ? '\n… (la suite est trop longue pour le journal)' : '';
  element('call-answer').textContent =
    answer === null ? 'La connexion a été coupée.' : withBody(answer.headers, answer.body) + cut;
  element('call-request').textContent = withBody(request.headers, request.body);
  element('call-curl').textContent = curl;
  element('repeat').disabled = !current.is_repeatable;
  const { elements } = element('answer-form');
  elements.status.value = status === 0 ? 200 : status;
  elements.body.value = answer?.body ?? '';
  if (!element('call').open) element('call').showModal();
  element('call').scrollTop = 0;
}

/** Says inside the dialog what was done, or why it was not: the page behind it cannot be read. */
async function tell(action) {
  try {
    element('call-notice').textContent = await action();
  } catch (error) {
    element('call-notice').textContent = error.message;
  }
  await act('', async () => undefined);
}

async function repeat() {
  const { status } = await mock(`/requests/${current.id}/repeat`, { method: 'POST' });
  return `Répété : ${statusText(status)}. Le nouvel appel est en tête du journal.`;
}

async function copyCurl() {
  await navigator.clipboard.writeText(current.curl);
  return 'Copié : le jeton et le mot de passe y sont des variables, $MISSIO_TOKEN et $MISSIO_PASSWORD.';
}

async function answerOnce({ status, body }) {
  const { method, path, query } = current;
  let json;
  try {
    json = body.trim() === '' ? undefined : JSON.parse(body);
  } catch {
    json = undefined;
  }
  const isJson = body.trim() === '' || json !== undefined;
  const answer = isJson ? { kind: 'status', body: json } : { kind: 'garbage', body };
  const fault = { method, path: path + query, status: Number(status), times: 1, ...answer };
  await mock('/faults', { method: 'POST', body: fault });
  const text = isJson ? '' : ' Ce n’est pas du JSON : c’est envoyé comme une page.';
  return `Le prochain ${method} ${path + query} recevra cette réponse, une fois.${text}`;
}

export function listenToCalls() {
  // What scrolls is reached by keyboard.
  for (const id of ['call-answer', 'call-request', 'call-curl']) element(id).tabIndex = 0;
  element('only-violations').addEventListener('change', refreshLog);
  element('repeat').addEventListener('click', () => tell(repeat));
  element('copy-curl').addEventListener('click', () => tell(copyCurl));
  element('answer-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.target));
    tell(() => answerOnce(fields));
  });
}
