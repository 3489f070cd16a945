import type { Offer } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-label';
import { Fact, Facts } from '~/design-system/data/facts';
import { Banner } from '~/design-system/feedback/banner';
import { Stack } from '~/design-system/layout/stack';
import { offerFieldLabels } from './offer-changes';

export interface NewerOfferProps {
  /** The offer as somebody else has saved it meanwhile. */
  offer: Offer;
  /** Takes their version into the form. */
  onTake: () => void;
}

/** What somebody else has made of the offer while the form was open. */
export function NewerOffer({ offer, onTake }: NewerOfferProps) {
  return (
    <Banner
      tone="warning"
      title="Cette offre a été modifiée depuis l’ouverture du formulaire. Voici sa version actuelle :"
    >
      <Stack gap="dense">
        <Facts>
          <Fact label={offerFieldLabels.title}>{offer.title}</Fact>
          <Fact label={offerFieldLabels.country}>{countryLabel(offer.country)}</Fact>
          <Fact label={offerFieldLabels.deeplink}>{offer.deeplink}</Fact>
        </Facts>
        <div>
          <Button size="sm" onClick={onTake}>
            Reprendre cette version
          </Button>
        </div>
      </Stack>
    </Banner>
  );
}
