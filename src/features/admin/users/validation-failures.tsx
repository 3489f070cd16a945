import { clientCalls } from '~/api/contract/client-calls';
import { Banner } from '~/design-system/feedback/banner';
import { formatCount } from '~/lib/format/formats';
import type { FailedValidation } from './use-validate-user';

export interface ValidationFailureProps {
  /** Absent for the account on the screen. */
  name?: string;
  failed: FailedValidation;
}

export function ValidationFailure({ name, failed: { isUncertain, reason } }: ValidationFailureProps) {
  const state = isUncertain ? 'peut-être déjà validé' : 'toujours en attente';
  return (
    <Banner tone="refused">
      <span>{`${clientCalls.adminValidateUser.failure} : `}</span>
      {name === undefined ? (
        <span>ce compte</span>
      ) : (
        <span>
          le compte de <bdi>{name}</bdi>
        </span>
      )}
      <span>{[` est ${state}.`, reason].filter(Boolean).join(' ')}</span>
    </Banner>
  );
}

/** The selected accounts that were not validated, and why; they stay selected. */
export function ValidationFailures({ failures }: { failures: readonly FailedValidation[] }) {
  const title = `${formatCount(failures.length, 'compte n’a pas été validé', 'comptes n’ont pas été validés')} :`;
  return (
    <Banner tone="refused" title={title}>
      <ul>
        {failures.map(({ user, reason, isUncertain }) => (
          <li key={user.id}>
            <bdi>{user.name}</bdi>{' '}
            <span>
              (<bdi>{user.email}</bdi>) :{' '}
            </span>
            <span>{reason ?? clientCalls.adminValidateUser.failure}</span>
            {isUncertain && <span> (peut-être validé tout de même)</span>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
