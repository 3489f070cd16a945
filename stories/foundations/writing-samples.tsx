import { formatDate, formatDateTime } from '~/lib/format/dates';
import { formatEuros, formatMoney, formatNumber, formatShares, MISSING } from '~/lib/format/formats';
import { TokenTable } from './foundation';

const MOMENT = '2026-03-14T09:26:53Z';

/** Dates as the product's own functions write them. */
export function DateSamples() {
  const rows = [
    ['Une date en toutes lettres', formatDate(MOMENT)],
    ['Une date et son heure', formatDateTime(MOMENT)],
    ['Une date illisible', formatDate('hier soir')],
  ].map((cells) => ({ key: String(cells[0]), cells }));
  return <TokenTable label="Dates" columns={['Cas', 'S’écrit']} rows={rows} />;
}

/** Numbers and money as the product's own functions write them. */
export function NumberSamples() {
  const rows = [
    ['Un nombre', formatNumber(9037)],
    ['Des euros ronds', formatEuros(12)],
    ['Des euros et des centimes', formatEuros(12.5)],
    ['Une autre monnaie', formatMoney(3.2, 'CHF')],
    ['Des parts', formatShares([157, 43]).join(' et ')],
    ['Ce qui manque', MISSING],
  ].map((cells) => ({ key: String(cells[0]), cells }));
  return <TokenTable label="Nombres" columns={['Cas', 'S’écrit']} rows={rows} />;
}
