import { listenToCalls, refreshLog } from './calls.js';
import { listenToDifferences, refreshDifferences } from './differences.js';
import { act, dateTime, element, fill, make, mock, onRefresh, row, time } from './page.js';
import { listenToSharing } from './share.js';

/* The workbench's page: everything that it does is one of the calls under /__mock. */

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
  showRecord(health.record);
  await refreshLive();
}

function showRecord(record) {
  element('record').hidden = record === null;
  if (record === null) return;
  const { source, name, answers, unkept_searches } = record;
  const searches = unkept_searches > 0 ? ` ${unkept_searches} recherches de personnes ne sont pas gardées.` : '';
  element('record-status').textContent = `Devant ${source}. ${answers} réponses gardées dans « ${name} ».${searches}`;
}

/** What changes with every call of the app. */
async function refreshLive() {
  await Promise.all([refreshLog(), refreshReports(), refreshDifferences()]);
  reachScrolled();
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

async function refreshReports() {
  const { data } = await mock('/reports');
  fill(
    'reports',
    data.map(({ at, kind, route, name, message, stack, value, rating }) =>
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

/** What scrolls sideways is reached by keyboard. */
function reachScrolled() {
  for (const section of document.querySelectorAll('section.wide')) {
    if (section.scrollWidth > section.clientWidth) section.tabIndex = 0;
    else section.removeAttribute('tabindex');
  }
}

window.addEventListener('resize', reachScrolled);
onRefresh(refresh);
listenToCalls();
listenToDifferences();
listenToSharing();
setInterval(() => {
  if (element('live').checked && document.visibilityState === 'visible') refreshLive().catch(() => undefined);
}, 2000);

await Promise.all([fillScenarios(), fillPaths(), refresh()]);
