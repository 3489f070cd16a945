import { Check, Eye } from 'lucide-react';
import type { User } from '~/api/contract/entities';
import type { Id } from '~/api/contract/scalars';
import { adminUserQueries } from '~/api/queries/admin/admin-queries';
import { Button, IconButton } from '~/design-system/actions/button';
import { ValidationBadge, validationLabel } from '~/design-system/badges/account-badges';
import { countryLabel } from '~/design-system/badges/country-badge';
import {
  ActionsCell,
  CutText,
  type DataTableColumn,
  type NameLink,
  PersonCell,
  RowCheckbox,
} from '~/design-system/table/data-table-columns';
import type { SortValues } from '~/design-system/table/sort-table';
import { pressOnce } from '~/lib/browser/double-click';
import { formatDate, parseTimestamp } from '~/lib/format/dates';
import { isolate } from '~/lib/format/isolate';
import type { ExportSource } from '~/lib/list/export-source';
import type { UsersFilter } from './users-search';

interface UserActions {
  linkTo: (user: User) => NameLink;
  onValidate: (user: User) => void;
}

interface UserSelection {
  /** The rows of the page that can be selected. */
  waiting: readonly User[];
  ids: ReadonlySet<Id>;
  onSelect: (ids: readonly Id[], isSelected: boolean) => void;
}

/** Grid of a row between phone and wide screen. */
export const userCompact =
  '"pick who country status acts" "pick mail country date acts" / 44px minmax(0, 1fr) 100px 132px 172px';

export const userCards = '"who who pick" "mail mail mail" "country status status" "date acts acts" / auto 1fr auto';

export const userSortValues = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  country: ({ pays }) => pays && countryLabel(pays),
  status: ({ validated }) => validationLabel(validated),
  date: ({ created_at }) => parseTimestamp(created_at)?.getTime(),
} satisfies SortValues<User>;

/** In the specification's order, after the checkbox. */
export const userColumns = (
  { linkTo, onValidate }: UserActions,
  { waiting, ids, onSelect }: UserSelection,
): DataTableColumn<User>[] => [
  {
    key: 'choice',
    header: 'Sélection',
    control: (
      <RowCheckbox
        label="Tout sélectionner"
        isChecked={waiting.length > 0 && waiting.every(({ id }) => ids.has(id))}
        isMixed={waiting.some(({ id }) => ids.has(id)) && !waiting.every(({ id }) => ids.has(id))}
        isDisabled={waiting.length === 0}
        onChange={(isSelected) =>
          onSelect(
            waiting.map(({ id }) => id),
            isSelected,
          )
        }
      />
    ),
    width: '44px',
    area: 'pick',
    card: 'end',
    cell: ({ id, name, validated }) =>
      validated ? null : (
        <RowCheckbox
          label={`Choisir ${isolate(name)}`}
          isChecked={ids.has(id)}
          onChange={(isSelected) => onSelect([id], isSelected)}
        />
      ),
  },
  {
    key: 'name',
    header: 'Nom',
    width: '18%',
    area: 'who',
    card: 'lead',
    cell: (user) => <PersonCell name={user.name} link={linkTo(user)} />,
  },
  {
    key: 'email',
    header: 'Email',
    area: 'mail',
    secondLine: 'indented',
    card: 'detail',
    cell: ({ email }) => <CutText>{email}</CutText>,
  },
  { key: 'country', header: 'Pays', width: '96px', area: 'country', cell: ({ pays }) => countryLabel(pays) },
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
    width: '154px',
    align: 'end',
    area: 'date',
    secondLine: 'plain',
    card: 'detail',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'actions',
    header: 'Actions',
    width: '172px',
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
            aria-label={`Valider ${isolate(user.name)}`}
            {...pressOnce(() => onValidate(user))}
          >
            <Check aria-hidden />
            Valider
          </Button>
        )}
        <IconButton
          size="xs"
          label={`Détails de ${isolate(user.name)}`}
          icon={<Eye aria-hidden />}
          link={linkTo(user)}
        />
      </ActionsCell>
    ),
  },
];

export const usersExport = (filter: UsersFilter): ExportSource<User> => ({
  fileName: 'utilisateurs',
  readPage: adminUserQueries.read(filter),
  columns: [
    { header: 'ID', value: (user) => user.id },
    { header: 'Nom', value: (user) => user.name },
    { header: 'Email', value: (user) => user.email },
    { header: 'Pays', value: ({ pays }) => pays && countryLabel(pays) },
    { header: 'Statut', value: (user) => validationLabel(user.validated) },
    { header: 'Inscription', kind: 'date', value: (user) => parseTimestamp(user.created_at) },
  ],
});
