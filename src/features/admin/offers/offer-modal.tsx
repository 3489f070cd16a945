import { Copy, ExternalLink, Pencil } from 'lucide-react';
import type { Offer } from '~/api/contract/entities';
import { isHttpUrl } from '~/api/contract/scalars';
import { pageTitle } from '~/content/brand';
import { Button } from '~/design-system/actions/button';
import { countryLabel } from '~/design-system/badges/country-badge';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Stack } from '~/design-system/layout/stack';
import { Modal } from '~/design-system/overlay/modal';
import { RowFallback } from '~/design-system/table/row-fallback';
import { openInNewTab } from '~/lib/browser/open-in-new-tab';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { useDocumentTitle } from '~/lib/browser/use-document-title';
import { formatDate } from '~/lib/format/dates';
import { isolate } from '~/lib/format/isolate';
import { insteadOfModal } from '../list/use-modal-route';
import { offerFieldLabels, unlistedFieldLabels } from './offer-changes';
import { noModal } from './offers-search';

export interface OfferModalProps {
  isOpen: boolean;
  offer: Offer | undefined;
  isMissing: boolean;
  onRetry: (() => void) | undefined;
  /** Opens a new offer as a copy of this one. */
  onCopy: (offer: Offer) => void;
  onClose: () => void;
}

export function OfferModal({ isOpen, offer, isMissing, onRetry, onCopy, onClose }: OfferModalProps) {
  useDocumentTitle(isOpen && offer ? pageTitle(isolate(offer.title)) : undefined);
  return (
    <Modal
      title="Détails de l’offre"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          {offer && (
            <Button onClick={() => onCopy(offer)}>
              <Copy aria-hidden />
              Dupliquer
            </Button>
          )}
          {offer && (
            <Button variant="accent" asChild>
              <UnmarkedLink
                to="/admin/offers"
                search={(now) => ({ ...now, ...noModal, edit: offer.id })}
                {...insteadOfModal}
              >
                <Pencil aria-hidden />
                Modifier
              </UnmarkedLink>
            </Button>
          )}
        </>
      }
    >
      {offer && <OfferDetails key={offer.id} offer={offer} />}
      {!offer && (
        <RowFallback
          isMissing={isMissing}
          onRetry={onRetry}
          title="Offre introuvable"
          description="Elle n’est plus à cet endroit de la liste, ou a été supprimée. Recherchez-la par son titre."
        />
      )}
    </Modal>
  );
}

function OfferDetails({ offer }: { offer: Offer }) {
  return (
    <DescriptionList isSeparated>
      <DescriptionItem label={offerFieldLabels.title}>{offer.title}</DescriptionItem>
      <DescriptionItem label={offerFieldLabels.country}>{countryLabel(offer.country)}</DescriptionItem>
      <DescriptionItem label="URL d’affiliation">
        {offer.deeplink && isHttpUrl(offer.deeplink) ? <PartnerAddress url={offer.deeplink} /> : offer.deeplink}
      </DescriptionItem>
      {offer.api_key && <DescriptionItem label={unlistedFieldLabels.api_key}>{offer.api_key}</DescriptionItem>}
      <DescriptionItem label="Date de création">{formatDate(offer.created_at)}</DescriptionItem>
    </DescriptionList>
  );
}

/** No link: list blockers hide those to affiliate networks. */
function PartnerAddress({ url }: { url: string }) {
  return (
    <Stack gap="dense">
      <span>{url}</span>
      <div>
        <Button size="sm" onClick={() => openInNewTab(url)}>
          Ouvrir l’adresse
          <ExternalLink aria-hidden="true" />
        </Button>
      </div>
    </Stack>
  );
}
