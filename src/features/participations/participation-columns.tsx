import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { Participation } from '~/api/contract/entities';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { CutText, type DataTableColumn } from '~/design-system/table/data-table-columns';
import { formatDate } from '~/lib/format/dates';

function MissionLink({ offer_id, offer }: Pick<Participation, 'offer_id' | 'offer'>) {
  const link = offer_id === null ? undefined : <Link to="/offers/$offerId" params={{ offerId: String(offer_id) }} />;
  return (
    <CutText isName link={link}>
      {offer.title}
    </CutText>
  );
}

export const participationCards = '"offer offer" "date number" "commission status" / 1fr auto';

/** In the specification's order. */
export const participationColumns: readonly DataTableColumn<Participation>[] = [
  {
    key: 'number',
    header: '#',
    cell: ({ id }) => <chakra.span color="fg.muted">{id}</chakra.span>,
    align: 'end',
    width: '88px',
    area: 'number',
    card: 'end',
    isLabelled: true,
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ created_at }) => formatDate(created_at),
    width: '168px',
    area: 'date',
    card: 'detail',
  },
  {
    key: 'offer',
    header: 'Offre',
    cell: (participation) => <MissionLink {...participation} />,
    area: 'offer',
    card: 'lead',
  },
  {
    key: 'commission',
    header: 'Commission',
    cell: () => COMMISSION_TEXT,
    align: 'end',
    isStub: true,
    width: '128px',
    area: 'commission',
    card: 'rule',
  },
  {
    key: 'status',
    header: 'Statut',
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '144px',
    area: 'status',
    card: 'rule-end',
  },
];
