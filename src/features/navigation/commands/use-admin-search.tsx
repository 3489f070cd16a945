import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListFilter, Target, UsersRound } from 'lucide-react';
import type { Offer, Paged, User } from '~/api/contract/entities';
import { adminOfferQueries, adminUserQueries } from '~/api/queries/admin/admin-queries';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { countryLabel } from '~/design-system/badges/country-badge';
import { formatNumber } from '~/lib/format/formats';
import { type Found, MIN_SEARCH_LENGTH, type RunnableCommand, SHOWN_ROWS } from './found-rows';

interface Kind<TRow> {
  label: string;
  list: UseQueryResult<Paged<TRow>>;
  toCommand: (row: TRow) => RunnableCommand;
  all: RunnableCommand;
}

const groupOf = <TRow,>({ label, list, toCommand, all }: Kind<TRow>) => {
  const { data: rows = [], total = 0 } = list.data ?? {};
  const commands = rows.slice(0, SHOWN_ROWS).map(toCommand);
  const isMore = total > commands.length && commands.length > 0;
  return {
    label: isMore ? `${label} (${commands.length} sur ${formatNumber(total)})` : label,
    commands: isMore ? [...commands, all] : commands,
    isOutdated: list.isPlaceholderData,
  };
};

const failureOf = ({ label, list }: Pick<Kind<unknown>, 'label' | 'list'>) =>
  list.isError && !list.isFetching
    ? [{ label: `${label}\u00A0: ${LOAD_FAILURE.toLowerCase()}`, onRetry: () => void list.refetch() }]
    : [];

/** Accounts and offers that the server finds; each opens in its list, searched by the same text. */
export const useAdminSearch = (search: string, isActive: boolean): Found => {
  const navigate = useNavigate();
  const isWanted = isActive && search.length >= MIN_SEARCH_LENGTH;
  const options = { enabled: isWanted, meta: {} };
  const query = { search, per_page: SHOWN_ROWS };
  const users = useQuery({ ...adminUserQueries.page(query), ...options });
  const offers = useQuery({ ...adminOfferQueries.page(query), ...options });
  if (!isWanted) return { groups: [], isLoading: false, failures: [] };

  const userKind: Kind<User> = {
    label: 'Utilisateurs',
    list: users,
    toCommand: ({ id, name, email }) => ({
      id: `user-${id}`,
      label: name,
      detail: email,
      icon: <UsersRound aria-hidden />,
      run: () => void navigate({ to: '/admin/users', search: { search, detail: id } }),
    }),
    all: {
      id: 'all-users',
      label: 'Voir tous ces utilisateurs',
      icon: <ListFilter aria-hidden />,
      run: () => void navigate({ to: '/admin/users', search: { search } }),
    },
  };
  const offerKind: Kind<Offer> = {
    label: 'Offres',
    list: offers,
    toCommand: ({ id, title, country }) => ({
      id: `offer-${id}`,
      label: title,
      detail: countryLabel(country),
      icon: <Target aria-hidden />,
      run: () => void navigate({ to: '/admin/offers', search: { search, detail: id } }),
    }),
    all: {
      id: 'all-offers',
      label: 'Voir toutes ces offres',
      icon: <ListFilter aria-hidden />,
      run: () => void navigate({ to: '/admin/offers', search: { search } }),
    },
  };
  return {
    groups: [groupOf(userKind), groupOf(offerKind)],
    isLoading: users.isFetching || offers.isFetching,
    failures: [...failureOf(userKind), ...failureOf(offerKind)],
  };
};
