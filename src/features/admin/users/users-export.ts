import type { User } from '~/api/contract/entities';
import { adminUserQueries } from '~/api/queries/admin';
import { countryLabel } from '~/design-system/badges/country-label';
import { validationLabel } from '~/design-system/badges/validation-badge';
import { formatSheetDate } from '~/lib/format/dates';
import { type UsersSearch, usersFilter } from './users-search';

export const usersExport = (search: UsersSearch) => ({
  fileName: 'utilisateurs',
  readPage: adminUserQueries.read(usersFilter(search)),
  columns: [
    { header: 'ID', value: (user: User) => user.id },
    { header: 'Nom', value: (user: User) => user.name },
    { header: 'Email', value: (user: User) => user.email },
    { header: 'Pays', value: (user: User) => countryLabel(user.pays) },
    { header: 'Statut', value: (user: User) => validationLabel(user.validated) },
    { header: 'Inscription', value: (user: User) => formatSheetDate(user.created_at) },
  ],
});
