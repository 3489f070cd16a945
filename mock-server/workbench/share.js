import { act, dateTime, element, make, mock } from './page.js';

/* A state as a link or a file. The link holds it behind the #, which no server sees; opening it asks first. */

const MARK = '#etat=';
/** Longer addresses do not survive mails and chats. */
const MAX_LINK = 8000;
const MAX_CHARACTERS = 1_000_000;

const throughStream = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);

async function pack(text) {
  const packed = throughStream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpack(packed) {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const reader = throughStream(bytes, new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    // A few bytes may unpack to more than there is memory.
    if (text.length > MAX_CHARACTERS) throw new Error('too long');
  }
  return text;
}

async function copyLink() {
  const packed = await pack(JSON.stringify(await mock('/shared-state')));
  const link = `${location.origin}${location.pathname}${MARK}${packed}`;
  if (link.length > MAX_LINK) throw new Error('Cet état est trop long pour un lien : enregistrez le fichier.');
  await navigator.clipboard.writeText(link);
}

async function saveFile() {
  const text = JSON.stringify(await mock('/shared-state'), null, 1);
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  make('a', { href, download: 'etat-missio.json' }).click();
  URL.revokeObjectURL(href);
}

const some = (count, one, many) => (count > 0 ? [`${count} ${count > 1 ? many : one}`] : []);

function contentOf({ scenario, faults, clock, rows, network, is_other_seed }) {
  return [
    scenario === null ? 'Aucun scénario' : `Scénario « ${scenario} »`,
    ...some(faults, 'panne', 'pannes'),
    clock === null ? 'L’horloge de la machine' : `L’horloge au ${dateTime.format(new Date(clock))}`,
    ...some(rows, 'ligne changée depuis le départ', 'lignes changées depuis le départ'),
    ...(network ? ['Les réglages du réseau d’affiliation'] : []),
    ...(is_other_seed ? ['Attention : les données de départ ne sont pas celles d’ici.'] : []),
  ];
}

let opened;

/** Asks; what is asked about is checked by the server, and shown as text. */
async function ask(text) {
  let state;
  try {
    state = JSON.parse(await text());
  } catch {
    throw new Error('Ce n’est pas un état partagé de cet atelier.');
  }
  const content = contentOf(await mock('/shared-state/describe', { method: 'POST', body: state }));
  opened = state;
  element('opening-content').replaceChildren(...content.map((textContent) => make('li', { textContent })));
  element('opening').returnValue = 'no';
  element('opening').showModal();
}

async function askAboutLink() {
  if (!location.hash.startsWith(MARK)) return;
  const packed = location.hash.slice(MARK.length);
  // A reload asks no second time.
  history.replaceState(null, '', location.pathname);
  await act('', () => ask(() => unpack(packed)));
}

export function listenToSharing() {
  element('share-link').addEventListener('click', () => act('Le lien est copié.', copyLink));
  element('share-file').addEventListener('click', () => act('Le fichier est enregistré.', saveFile));
  element('open-file').addEventListener('change', ({ target }) => {
    const [file] = target.files;
    if (file !== undefined) act('', () => ask(() => file.text()));
    target.value = '';
  });
  element('opening').addEventListener('close', () => {
    const state = opened;
    opened = undefined;
    if (element('opening').returnValue !== 'yes' || state === undefined) return;
    act('L’état est ouvert. Celui d’avant est l’instantané « avant-ouverture ».', () =>
      mock('/shared-state', { method: 'POST', body: state }),
    );
  });
  window.addEventListener('hashchange', askAboutLink);
  askAboutLink();
}
