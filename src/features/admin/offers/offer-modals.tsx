import { useState } from 'react';
import type { Offer } from '~/api/contract/entities';
import { OfferFormModal } from './offer-form-modal';
import { OfferModal } from './offer-modal';
import type { OfferList, OffersSearch } from './offers-search';

export interface OfferModalsProps {
  search: OffersSearch;
  list: OfferList;
  offer: Offer | undefined;
  isMissing: boolean;
  onRetry: (() => void) | undefined;
  /** Opens the form of a new offer in place of the open modal. */
  onCreateInstead: () => void;
  onClose: () => void;
}

interface OpenForm {
  opening: string;
  count: number;
  offer: Offer | null;
  copied: Offer | null;
}

/** The modal in the address: a new offer, one to edit, or one to read. */
export function OfferModals(props: OfferModalsProps) {
  const { search, list, offer, isMissing, onRetry, onCreateInstead, onClose } = props;
  const isCreating = search.create === true;
  const edited = !isCreating && search.edit !== undefined ? offer : undefined;
  const isForm = isCreating || edited !== undefined;
  // The next new offer starts as a copy of it.
  const [copied, setCopied] = useState<Offer | null>(null);
  // Each opening mounts a new form, kept while its modal closes.
  const opening = isCreating ? 'create' : edited && `edit-${edited.id}`;
  const [form, setForm] = useState<OpenForm | null>(null);
  const [lastOpening, setLastOpening] = useState<string>();
  if (opening !== lastOpening) {
    setLastOpening(opening);
    if (opening) {
      setForm({ opening, count: (form?.count ?? 0) + 1, offer: edited ?? null, copied: isCreating ? copied : null });
      setCopied(null);
    }
  }
  const isReading = !isForm && (search.detail !== undefined || search.edit !== undefined);
  // One modal at a time: one that closes would close the other too.
  const [shown, setShown] = useState<'form' | 'offer'>('offer');
  const next = isForm ? 'form' : isReading ? 'offer' : shown;
  if (next !== shown) setShown(next);

  if (shown === 'form' && form) {
    return (
      <OfferFormModal
        key={form.count}
        isOpen={isForm}
        offer={form.offer}
        listed={edited}
        copied={form.copied}
        list={list}
        onClose={onClose}
      />
    );
  }
  return (
    <OfferModal
      isOpen={isReading}
      offer={search.edit === undefined ? offer : undefined}
      isMissing={isMissing}
      onRetry={onRetry}
      onCopy={(shownOffer) => {
        setCopied(shownOffer);
        onCreateInstead();
      }}
      onClose={onClose}
    />
  );
}
