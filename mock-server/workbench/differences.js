import { act, element, fill, make, mock, row } from './page.js';

/* Where the backend of --shadow answers otherwise. */

const kinds = { status: 'statut', shape: 'forme', meaning: 'sens' };
const weights = { breaks: 'casse l’écran', read: 'lu quand même', harmless: 'sans effet' };
const order = Object.keys(weights);

function differenceRow({ call, method, path, kind, weight, field, here, there, times }) {
  const link = make('a', { href: `/__mock/docs#call-${call}`, textContent: `${method} ${path}` });
  const line = row(link, kinds[kind], weights[weight], field, here, there, String(times));
  if (weight === 'breaks') line.cells[2].className = 'bad';
  line.cells[6].className = 'number';
  return line;
}

const countOf = (count, one, many) => `${count} ${count > 1 ? many : one}`;

let shown = '';

export async function refreshDifferences() {
  const { data } = await mock('/differences');
  element('comparison').hidden = data === null;
  if (data === null) return;
  const { target, compared, skipped, trouble, differences } = data;
  const reasons = Object.entries(skipped).map(
    ([reason, count]) => `${countOf(count, 'non comparée', 'non comparées')} (${reason})`,
  );
  const counts = [countOf(compared, 'lecture comparée', 'lectures comparées'), ...reasons];
  element('comparison-status').textContent = `Avec ${target} : ${counts.join(', ')}.`;
  element('comparison-trouble').textContent = trouble ?? '';
  const all = element('harmless').checked;
  const visible = differences
    .filter(({ weight }) => all || weight !== 'harmless')
    .sort((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight) || a.path.localeCompare(b.path));
  const text = JSON.stringify(visible);
  if (text === shown) return;
  shown = text;
  fill('differences', visible.map(differenceRow), 'Aucune différence.');
}

export function listenToDifferences() {
  element('harmless').addEventListener('change', refreshDifferences);
  element('clear-differences').addEventListener('click', () =>
    act('La comparaison repart de rien.', () => mock('/differences', { method: 'DELETE' })),
  );
}
