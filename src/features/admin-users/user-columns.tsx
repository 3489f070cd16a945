import { Check, Eye } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { User } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { IconButton } from '~/design-system/actions/icon-button';
import { countryLabel } from '~/design-system/badges/country-label';
import { ValidationBadge } from '~/design-system/badges/validation-badge';
import { ActionsCell, CutText, PersonCell } from '~/design-system/data/data-table-cells';
import type { DataTableColumn } from '~/design-system/data/data-table-column';
import { formatDate } from '~/lib/dates';

/** What may be done with a row. */
export interface UserActions {
  onOpen: (user: User) => void;
  onValidate: (user: User, press: MouseEvent) => void;
}

/** Where the cells stand between a phone and a wide screen. */
export const userCompact = '"who country status acts" "mail country date acts" / minmax(0, 1fr) 108px 136px 160px';

/** Where the cells stand on a card. */
export const userCards = '"who who" "mail mail" "country status" "date acts" / 1fr auto';

/** The columns of the users' table, in the specification's order. */
export const userColumns = ({ onOpen, onValidate }: UserActions): DataTableColumn<User>[] => [
  {
    key: 'name',
    header: 'Nom',
    width: '20%',
    area: 'who',
    card: 'lead',
    cell: ({ name }) => <PersonCell name={name} />,
  },
  {
    key: 'email',
    header: 'Email',
    area: 'mail',
    secondLine: 'indented',
    card: 'detail',
    cell: ({ email }) => <CutText>{email}</CutText>,
  },
  { key: 'country', header: 'Pays', width: '100px', area: 'country', cell: ({ pays }) => countryLabel(pays) },
  {
    key: 'status',
    header: 'Statut',
    width: '132px',
    area: 'status',
    card: 'end',
    cell: ({ validated }) => <ValidationBadge isValidated={validated} />,
  },
  {
    key: 'date',
    header: 'Inscription',
    width: '156px',
    align: 'end',
    area: 'date',
    secondLine: 'plain',
    card: 'detail',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '176px',
    align: 'end',
    area: 'acts',
    card: 'end',
    cell: (user) => (
      <ActionsCell>
        {!user.validated && (
          <Button
            variant="soft"
            tone="earned"
            size="xs"
            aria-label={`Valider ${user.name}`}
            onClick={(press) => onValidate(user, press)}
            // A key that is held down repeats, by then on the next row.
            onKeyDown={(event) => {
              if (event.repeat) event.preventDefault();
            }}
          >
            <Check aria-hidden />
            Valider
          </Button>
        )}
        <IconButton
          size="xs"
          label={`Détails de ${user.name}`}
          icon={<Eye aria-hidden />}
          onClick={() => onOpen(user)}
        />
      </ActionsCell>
    ),
  },
];
