import { clientCalls } from '~/api/contract/client-calls';
import { Banner } from '~/design-system/feedback/banner';
import { formatCount } from '~/lib/format/formats';
import type { FailedValidation } from './use-validate-user';

export interface ValidationFailureProps {
  /** As in a sentence: « ce compte ». */
  account: string;
  failed: FailedValidation;
}

export function ValidationFailure({ account, failed: { isUncertain, reason } }: ValidationFailureProps) {
  const state = isUncertain ? 'peut-être déjà validé' : 'toujours en attente';
  const outcome = `${clientCalls.adminValidateUser.failure} : ${account} est ${state}.`;
  return <Banner tone="refused">{[outcome, reason].filter(Boolean).join(' ')}</Banner>;
}

/** The selected accounts that were not validated, and why; they stay selected. */
export function ValidationFailures({ failures }: { failures: readonly FailedValidation[] }) {
  const title = `${formatCount(failures.length, 'compte n’a pas été validé', 'comptes n’ont pas été validés')} :`;
  return (
    <Banner tone="refused" title={title}>
      <ul>
        {failures.map(({ user, reason, isUncertain }) => (
          <li key={user.id}>
            <span>{`${user.name} (${user.email}) : ${reason ?? clientCalls.adminValidateUser.failure}`}</span>
            {isUncertain && <span> (peut-être validé tout de même)</span>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
