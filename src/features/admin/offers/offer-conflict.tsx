import type { Offer } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-badge';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Banner } from '~/design-system/feedback/banner';
import { Stack } from '~/design-system/layout/stack';
import { offerFieldLabels } from './offer-changes';

export interface OfferConflictProps {
  offer: Offer;
  onTakeServerVersion: () => void;
}

/** Shows what another administrator saved while the form was open. */
export function OfferConflict({ offer, onTakeServerVersion }: OfferConflictProps) {
  return (
    <Banner
      tone="warning"
      title="Cette offre a été modifiée depuis l’ouverture du formulaire. Voici sa version actuelle :"
    >
      <Stack gap="dense">
        <DescriptionList>
          <DescriptionItem label={offerFieldLabels.title}>{offer.title}</DescriptionItem>
          <DescriptionItem label={offerFieldLabels.country}>{countryLabel(offer.country)}</DescriptionItem>
          <DescriptionItem label={offerFieldLabels.deeplink}>{offer.deeplink}</DescriptionItem>
        </DescriptionList>
        <div>
          <Button size="sm" onClick={onTakeServerVersion}>
            Reprendre cette version
          </Button>
        </div>
      </Stack>
    </Banner>
  );
}
