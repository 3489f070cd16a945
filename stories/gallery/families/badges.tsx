import { Info } from 'lucide-react';
import { RoleBadge, ValidationBadge, WaitingBadge } from '~/design-system/badges/account-badges';
import { Avatar } from '~/design-system/badges/avatar';
import { Badge } from '~/design-system/badges/badge';
import { CountryBadge } from '~/design-system/badges/country-badge';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ButtonRow } from '~/design-system/page/rows';

import { type GalleryFamily, released } from '../gallery-family';

export const badges: GalleryFamily = {
  folder: 'badges',
  name: 'Badges',
  entries: [
    {
      name: 'Avatar',
      ...released,
      docs: 'Badges/Avatar',
      width: 360,
      sample: <Avatar name="Camille Martin" size="lg" />,
    },
    {
      name: 'Badge',
      ...released,
      docs: 'Badges/Badge',
      width: 360,
      sample: (
        <Badge tone="info" icon={<Info />}>
          Info
        </Badge>
      ),
    },
    { name: 'CountryBadge', ...released, docs: 'Badges/CountryBadge', width: 360, sample: <CountryBadge code="FR" /> },
    { name: 'RoleBadge', ...released, docs: 'Badges/RoleBadge', width: 360, sample: <RoleBadge isAdmin /> },
    {
      name: 'StatusBadge',
      ...released,
      docs: 'Badges/StatusBadge',
      width: 360,
      sample: (
        <ButtonRow>
          <StatusBadge status="opened" />
          <StatusBadge status="approved" />
          <StatusBadge status="disapproved" />
        </ButtonRow>
      ),
    },
    {
      name: 'ValidationBadge',
      ...released,
      docs: 'Badges/ValidationBadge',
      width: 360,
      sample: <ValidationBadge isValidated />,
    },
    { name: 'WaitingBadge', ...released, docs: 'Badges/WaitingBadge', width: 360, sample: <WaitingBadge /> },
  ],
};
