import { failureMessages } from '~/api/contract/messages';
import { Banner } from '~/design-system/feedback/banner';

export interface ValidationFailureProps {
  /** « ce compte », within a sentence. */
  account: string;
  /** The server may have validated it all the same. */
  isUncertain: boolean;
}

/** That a validation failed, and what is known of the account now. */
export function ValidationFailure({ account, isUncertain }: ValidationFailureProps) {
  return (
    <Banner tone="refused">
      {failureMessages.validateUser} : {account} est {isUncertain ? 'peut-être déjà validé' : 'toujours en attente'}.
    </Banner>
  );
}
