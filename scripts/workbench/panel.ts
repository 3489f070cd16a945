import { clearCredentials, storeCredentials } from '~/api/credentials';
import { type EnteredSession, mockCalls, type Scenario } from './mock-calls';
import { accounts, calls, faults, isAccount } from './panel-choices';
import { PANEL_MARKUP } from './panel-markup';

/*
 * The workbench on the page, in development only: scenario, role, fault and clock of the mock server.
 * `workbench-plugin.ts` adds it; the app does not know of it.
 */
const DAY_MS = 24 * 60 * 60_000;

const host = document.createElement('missio-workbench');
const shadow = host.attachShadow({ mode: 'open' });
shadow.innerHTML = PANEL_MARKUP;

function find<T extends Element>(selector: string, type: new () => T): T {
  const element = shadow.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`The panel has no ${selector}`);
  return element;
}

const dialog = find('dialog', HTMLDialogElement);
const scenario = find('#scenario select', HTMLSelectElement);
const account = find('#role select', HTMLSelectElement);
const call = find('[name=call]', HTMLSelectElement);
const kind = find('[name=kind]', HTMLSelectElement);
const times = find('[name=times]', HTMLInputElement);
const now = find('[name=now]', HTMLInputElement);

const say = (sentence: string) => {
  find('#notice', HTMLElement).textContent = sentence;
};

/** Says why something was not done. */
const attempt = (action: () => Promise<void>) => () => {
  action().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
};

const onPress = (selector: string, action: () => Promise<void>) =>
  find(selector, HTMLButtonElement).addEventListener('click', attempt(action));

const onSubmit = (selector: string, action: (submitter: HTMLElement | null) => Promise<void>) =>
  find(selector, HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(() => action(event.submitter))();
  });

const fill = (select: HTMLSelectElement, labels: Readonly<Record<string, string>>) =>
  select.replaceChildren(...Object.entries(labels).map(([value, label]) => new Option(label, value)));

const labelsOf = (choices: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(choices).map(([name, { label }]) => [name, label]));

const OWN_PAGES = { admin: /^\/admin(?:\/|$)/, user: /^\/(?:dashboard|offers|participations|profile)(?:\/|$)/ };

/** Stays on a page that the account has, else leads to its first one. */
function enter(session: EnteredSession): void {
  const { pathname } = location;
  const isPublic = !OWN_PAGES.admin.test(pathname) && !OWN_PAGES.user.test(pathname);
  if (session === null) {
    clearCredentials();
    if (isPublic) location.reload();
    else location.assign('/');
    return;
  }
  clearCredentials();
  storeCredentials(session, true);
  const area = session.user.is_admin ? 'admin' : 'user';
  if (OWN_PAGES[area].test(pathname)) location.reload();
  else location.assign(area === 'admin' ? '/admin' : '/dashboard');
}

/** As the field wants it: in local time, without a time zone. */
const localTime = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

let known: readonly Scenario[] = [];

const describeScenario = () => {
  const chosen = known.find(({ name }) => name === scenario.value);
  find('#description', HTMLElement).textContent = chosen
    ? `${chosen.description}. Compte : ${isAccount(chosen.account) ? accounts[chosen.account] : chosen.account}.`
    : '';
};

/** The button tells what is still set: a forgotten fault or date would look like a defect of the app. */
async function refresh(): Promise<void> {
  const { faults: armed, clock } = await mockCalls.health();
  now.value = localTime(new Date(clock.now));
  const days = Math.round(clock.ahead_ms / DAY_MS);
  const set = [
    ...(armed.length > 0 ? [`Pannes armées : ${armed.length}.`] : []),
    ...(days === 0 ? [] : [`Horloge : ${days} ${Math.abs(days) > 1 ? 'jours' : 'jour'} d’écart.`]),
  ];
  say([...(armed.length === 0 ? ['Aucune panne armée.'] : []), ...set].join(' '));
  find('#open', HTMLButtonElement).textContent = ['Atelier', ...set].join(' · ').replace(/\.$/, '');
}

async function open(): Promise<void> {
  dialog.showModal();
  if (known.length === 0) {
    known = await mockCalls.scenarios();
    fill(scenario, Object.fromEntries(known.map(({ name }) => [name, name])));
    describeScenario();
  }
  await refresh();
}

async function armFault(): Promise<void> {
  const target = calls[call.value];
  if (!target) return;
  const { method, path } = target;
  await mockCalls.armFault({ method, path, times: times.valueAsNumber, ...faults[kind.value]?.fault });
  await refresh();
}

const setClock = async (date: Date) => {
  await mockCalls.setClock(date);
  location.reload();
};

const later = async (days: number) => {
  const { clock } = await mockCalls.health();
  await setClock(new Date(Date.parse(clock.now) + days * DAY_MS));
};

fill(account, accounts);
fill(call, labelsOf(calls));
fill(kind, labelsOf(faults));
onPress('#open', open);
onPress('#close', async () => dialog.close());
scenario.addEventListener('change', describeScenario);
onSubmit('#scenario', async () => enter(await mockCalls.enterScenario(scenario.value)));
onSubmit('#role', async () => enter(await mockCalls.signIn(account.value)));
onSubmit('#fault', async (submitter) => {
  await armFault();
  if (submitter?.getAttribute('name') === 'reload') location.reload();
});
onPress('#disarm', async () => {
  await mockCalls.disarmFaults();
  await refresh();
});
onSubmit('#clock', () => setClock(new Date(now.value)));
onPress('#next-day', () => later(1));
onPress('#next-month', () => later(31));
onPress('#real-time', async () => {
  await mockCalls.resetClock();
  location.reload();
});
// The page has keys of its own, which are not for what is typed here.
for (const type of ['keydown', 'keyup', 'keypress']) dialog.addEventListener(type, (event) => event.stopPropagation());
document.body.append(host);
attempt(refresh)();
