import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
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

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    maxWidth: '100%',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    '& > svg': { flex: 'none', width: '18px', height: '18px' },
    '& > span': { overflowWrap: 'anywhere' },
  },
});

export interface CountryBadgeProps {
  code: string | null | undefined;
}

export function CountryBadge({ code }: CountryBadgeProps) {
  return (
    <Root>
      <MapPin />
      <span>{countryLabel(code)}</span>
    </Root>
  );
}
