import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { countryLabel } from './country-label';

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
  /** ISO 3166-1 alpha-2. Seven codes have a French name, others are shown as they are. */
  code: string | null | undefined;
}

/** The country of a mission or an account. */
export function CountryBadge({ code }: CountryBadgeProps) {
  return (
    <Root>
      <MapPin />
      <span>{countryLabel(code)}</span>
    </Root>
  );
}
