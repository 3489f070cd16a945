import { MISSING } from '~/lib/format/formats';

const labels: ReadonlyMap<string, string> = new Map([
  ['FR', 'France'],
  ['BE', 'Belgique'],
  ['CH', 'Suisse'],
  ['CA', 'Canada'],
  ['DE', 'Allemagne'],
  ['ES', 'Espagne'],
  ['IT', 'Italie'],
]);

/** French name of the seven served countries, any other code unchanged, a dash for none. */
export function countryLabel(code: string | null | undefined): string {
  return labels.get(code ?? '') ?? (code?.trim() || MISSING);
}
