/* The workbench's page: everything that it does is one of the calls under /__mock. */

const element = (id) => document.getElementById(id);
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'medium' });

/** One of the workbench's calls. */
async function mock(path, { method = 'GET', body } = {}) {
  const response = await fetch(`/__mock${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

/** Says what was done, or why it was not. */
async function act(sentence, action) {
  try {
    await action();
    element('notice').textContent = sentence;
  } catch (error) {
    element('notice').textContent = error.message;
  }
  await refresh();
}

/** A table row of texts and elements; a list of rows replaces those that were there. */
function row(...cells) {
  const line = document.createElement('tr');
  for (const cell of cells) {
    const field = line.insertCell();
    if (cell instanceof HTMLElement) field.append(cell);
    else field.textContent = cell ?? '—';
  }
  return line;
}

function fill(id, rows, nothing) {
  const body = element(id);
  if (rows.length > 0) {
    body.replaceChildren(...rows);
    return;
  }
  const line = row(nothing);
  line.cells[0].colSpan = 6;
  line.className = 'muted';
  body.replaceChildren(line);
}

function make(name, properties) {
  return Object.assign(document.createElement(name), properties);
}

const kinds = new Map(
  [...document.querySelectorAll('#fault-form [name=kind] option')].map((option) => [option.value, option.textContent]),
);

async function refresh() {
  const [health, snapshots, outbox] = await Promise.all([mock(''), mock('/snapshots'), mock('/outbox')]);
  const { users, offers, participations } = health.rows;
  element('health').textContent =
    `Version ${health.version} · en marche depuis ${Math.round(health.uptime / 60)} min · ` +
    `${users} utilisateurs, ${offers} offres, ${participations} participations`;
  fill(
    'faults',
    health.faults.map((fault) =>
      row(
        fault.method,
        fault.path,
        kinds.get(fault.kind),
        fault.kind === 'status' ? String(fault.status ?? 500) : '—',
        fault.delay_ms ? `${fault.delay_ms} ms` : '—',
        fault.remaining === null ? 'sans fin' : String(fault.remaining),
      ),
    ),
    'Aucune panne n’est armée.',
  );
  fill(
    'snapshots',
    snapshots.data.map(({ name, taken_at }) => {
      const button = make('button', { type: 'button', textContent: 'Restaurer' });
      button.setAttribute('aria-label', `Restaurer ${name}`);
      button.addEventListener('click', () =>
        act(`L’instantané « ${name} » est restauré.`, () =>
          mock(`/snapshots/${encodeURIComponent(name)}/restore`, { method: 'POST' }),
        ),
      );
      return row(name, dateTime.format(new Date(taken_at)), button);
    }),
    'Aucun instantané.',
  );
  fill(
    'outbox',
    outbox.data.map(({ sent_at, to, subject, url }) =>
      row(
        dateTime.format(new Date(sent_at)),
        to,
        subject,
        url === null ? '—' : make('a', { href: url, textContent: 'Ouvrir', target: '_blank', rel: 'noreferrer' }),
      ),
    ),
    'Aucun courrier.',
  );
  await refreshLog();
}

const reportKinds = {
  boundary: 'Écran en échec',
  error: 'Erreur',
  rejection: 'Promesse rejetée',
  chunk: 'Fichier manquant',
  answer: 'Réponse illisible',
  policy: 'Refus de la CSP',
  vital: 'Mesure',
};

async function refreshLog() {
  const [{ data }, reports] = await Promise.all([mock('/requests'), mock('/reports')]);
  fill(
    'reports',
    reports.data.map(({ at, kind, route, name, message, stack, value, rating }) =>
      row(
        time.format(new Date(at)),
        reportKinds[kind],
        route,
        name,
        kind === 'vital' ? `${value} (${rating})` : message,
        stack[0],
      ),
    ),
    'Aucun rapport.',
  );
  const shown = element('only-violations').checked ? data.filter((call) => call.violations.length > 0) : data;
  fill(
    'log',
    shown.slice(0, 100).map(({ at, method, path, query, status, milliseconds, violations }) => {
      const mark = make('span', {
        textContent: status === 0 ? 'coupé' : String(status),
        className: status >= 200 && status < 400 ? 'ok' : 'bad',
      });
      const line = row(
        time.format(new Date(at)),
        method,
        path + query,
        mark,
        String(milliseconds),
        violations.join(' · '),
      );
      line.cells[4].className = 'number';
      line.cells[5].className = 'bad';
      return line;
    }),
    'Aucun appel.',
  );
}

async function fillScenarios() {
  const { data } = await mock('/scenarios');
  const select = element('scenario-form').elements.name;
  select.replaceChildren(...data.map(({ name }) => make('option', { value: name, textContent: name })));
  const describe = () => {
    const { description, account } = data.find(({ name }) => name === select.value);
    element('scenario-description').textContent = `${description}. Compte : ${account}.`;
  };
  select.addEventListener('change', describe);
  describe();
}

async function fillPaths() {
  const { paths } = await mock('/openapi.json');
  element('paths').replaceChildren(
    ...Object.keys(paths).map((path) => make('option', { value: path.replace(/\{\w+\}/g, '*') })),
  );
}

element('scenario-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { name, next } = event.target.elements;
  if (event.submitter?.name === 'open') {
    location.assign(`/__mock/scenario/${name.value}?${new URLSearchParams({ next: next.value })}`);
    return;
  }
  act(`Le scénario « ${name.value} » est en place.`, () => mock(`/scenario/${name.value}`, { method: 'POST' }));
});

element('fault-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const { method, path, kind, status, delay_ms, times, message } = Object.fromEntries(new FormData(event.target));
  const body = {
    method,
    path,
    kind,
    times: Number(times),
    ...(kind === 'status' && { status: Number(status) }),
    ...(Number(delay_ms) > 0 && { delay_ms: Number(delay_ms) }),
    ...(message !== '' && { body: { message } }),
  };
  act('La panne est armée.', () => mock('/faults', { method: 'POST', body }));
});

element('disarm').addEventListener('click', () =>
  act('Plus aucune panne n’est armée.', () => mock('/faults', { method: 'DELETE' })),
);

element('snapshot-form').addEventListener('submit', (event) => {
  event.preventDefault();
  const name = event.target.elements.name.value;
  act(`L’instantané « ${name} » est pris.`, () => mock('/snapshots', { method: 'POST', body: { name } }));
});

element('reset').addEventListener('click', () => element('confirm').showModal());
element('confirm').addEventListener('close', () => {
  if (element('confirm').returnValue !== 'yes') return;
  act('Les données de départ sont de retour.', () => mock('/reset', { method: 'POST' }));
});

element('only-violations').addEventListener('change', refreshLog);
setInterval(() => {
  if (element('live').checked && document.visibilityState === 'visible') refreshLog().catch(() => undefined);
}, 2000);

await Promise.all([fillScenarios(), fillPaths(), refresh()]);
