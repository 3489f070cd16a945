import { MISSING } from '~/lib/formats';

const labels: ReadonlyMap<string, string> = new Map([
  ['FR', 'France'],
  ['BE', 'Belgique'],
  ['CH', 'Suisse'],
  ['CA', 'Canada'],
  ['DE', 'Allemagne'],
  ['ES', 'Espagne'],
  ['IT', 'Italie'],
]);

/** The French name of the seven countries that the platform serves; any other code as it came; a dash for none. */
export function countryLabel(code: string | null | undefined): string {
  return labels.get(code ?? '') ?? (code?.trim() || MISSING);
}
