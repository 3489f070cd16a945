import { failureMessages } from '~/api/contract/messages';
import { Banner } from '~/design-system/feedback/banner';

export interface ValidationFailureProps {
  /** As it stands within a sentence: « ce compte ». */
  account: string;
  /** The server may have validated it all the same. */
  isUncertain: boolean;
}

export function ValidationFailure({ account, isUncertain }: ValidationFailureProps) {
  return (
    <Banner tone="refused">
      {failureMessages.validateUser} : {account} est {isUncertain ? 'peut-être déjà validé' : 'toujours en attente'}.
    </Banner>
  );
}
