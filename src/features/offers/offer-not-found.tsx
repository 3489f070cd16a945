import { failureMessages } from '~/api/contract/messages';
import { Panel } from '~/design-system/data/panel';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { PageHeader } from '~/design-system/layout/page-header';

/** There is no such offer, or no longer. */
export function OfferNotFound() {
  return (
    <>
      <PageHeader title="Mission" />
      <Panel>
        <EmptyState
          title={failureMessages.offerNotFound}
          description="Cette offre n'existe pas ou n'est plus disponible."
        />
      </Panel>
    </>
  );
}
