import type { Participation } from '~/api/contract/entities';
import { COMMISSION_EUR } from '~/api/contract/limits';
import { adminParticipationQueries } from '~/api/queries/admin';
import { countryLabel } from '~/design-system/badges/country-label';
import { statusLabel } from '~/design-system/badges/status-badge';
import { formatSheetDate } from '~/lib/format/dates';
import { type ParticipationsSearch, participationsFilter } from './participations-search';

export const participationsExport = (search: ParticipationsSearch) => ({
  fileName: 'participations',
  readPage: adminParticipationQueries.read(participationsFilter(search)),
  columns: [
    { header: 'ID', value: (row: Participation) => row.id },
    { header: 'Utilisateur', value: (row: Participation) => row.user?.name },
    { header: 'Email', value: (row: Participation) => row.user?.email },
    { header: 'IP anonymisée', value: (row: Participation) => row.raw_data?.transaction?.anonymous_ip },
    { header: 'Offre', value: (row: Participation) => row.offer.title },
    { header: 'Pays', value: (row: Participation) => countryLabel(row.offer.country) },
    // As in the list: the same for all, whatever the offer pays.
    { header: 'Commission (€)', value: () => COMMISSION_EUR },
    { header: 'Statut', value: (row: Participation) => statusLabel(row.status) },
    { header: 'Date', value: (row: Participation) => formatSheetDate(row.raw_data?.transaction?.date) },
    { header: 'Participation', value: (row: Participation) => formatSheetDate(row.clicked_at) },
    { header: 'Mise à jour', value: (row: Participation) => formatSheetDate(row.updated_at) },
  ],
});
