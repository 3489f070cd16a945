import { Banner } from '~/design-system/feedback/banner';
import { formatCount } from '~/lib/format/formats';
import type { ValidationFailed } from './use-validate-many';

/** The selected accounts that were not validated, and why; they stay selected. */
export function ValidationFailures({ failures }: { failures: readonly ValidationFailed[] }) {
  const title = `${formatCount(failures.length, 'compte n’a pas été validé', 'comptes n’ont pas été validés')} :`;
  return (
    <Banner tone="refused" title={title}>
      <ul>
        {failures.map(({ user, reason, isUncertain }) => (
          <li key={user.id}>
            {user.name} ({user.email}) : {reason}
            {isUncertain && ' (peut-être validé tout de même)'}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
