import { failureMessages } from '~/api/contract/messages';
import { Banner } from '~/design-system/feedback/banner';
import { formatCount } from '~/lib/format/formats';
import type { FailedValidation } from './use-validate-many';

export interface ValidationFailureProps {
  /** As in a sentence: « ce compte ». */
  account: string;
  /** The server may have validated it all the same. */
  isUncertain: boolean;
}

export function ValidationFailure({ account, isUncertain }: ValidationFailureProps) {
  const state = isUncertain ? 'peut-être déjà validé' : 'toujours en attente';
  return <Banner tone="refused">{`${failureMessages.validateUser} : ${account} est ${state}.`}</Banner>;
}

/** The selected accounts that were not validated, and why; they stay selected. */
export function ValidationFailures({ failures }: { failures: readonly FailedValidation[] }) {
  const title = `${formatCount(failures.length, 'compte n’a pas été validé', 'comptes n’ont pas été validés')} :`;
  return (
    <Banner tone="refused" title={title}>
      <ul>
        {failures.map(({ user, reason, isUncertain }) => (
          <li key={user.id}>
            <span>{`${user.name} (${user.email}) : ${reason}`}</span>
            {isUncertain && <span> (peut-être validé tout de même)</span>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
