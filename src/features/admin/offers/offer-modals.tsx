import { useState } from 'react';
import type { Offer } from '~/api/contract/entities';
import type { Id } from '~/api/contract/id';
import { OfferFormModal } from './offer-form-modal';
import { OfferModal } from './offer-modal';
import type { OffersSearch } from './offers-search';

export interface OfferModalsProps {
  search: OffersSearch;
  /** The offer that the address names. */
  offer: Offer | undefined;
  isMissing: boolean;
  /** It could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
  onEdit: (id: Id) => void;
  onClose: () => void;
}

/** The window that the address opens over the list: a new offer, one to edit, or one to read. */
export function OfferModals({ search, offer, isMissing, onRetry, onEdit, onClose }: OfferModalsProps) {
  const isCreating = search.create === true;
  const edited = !isCreating && search.edit !== undefined ? offer : undefined;
  const isForm = isCreating || edited !== undefined;
  // Each opening is a form of its own, which stays as it is while its window leaves.
  const opening = isCreating ? 'create' : edited && `edit-${edited.id}`;
  const [form, setForm] = useState<{ opening: string; count: number; offer: Offer | null } | null>(null);
  const [lastOpening, setLastOpening] = useState<string>();
  if (opening !== lastOpening) {
    setLastOpening(opening);
    if (opening) setForm({ opening, count: (form?.count ?? 0) + 1, offer: edited ?? null });
  }
  const isReading = !isForm && (search.detail !== undefined || search.edit !== undefined);
  // One window at a time: one that leaves while another opens above it would take that one along.
  const [shown, setShown] = useState<'form' | 'offer'>('offer');
  const wanted = isForm ? 'form' : isReading ? 'offer' : shown;
  if (wanted !== shown) setShown(wanted);

  if (shown === 'form' && form) {
    return <OfferFormModal key={form.count} isOpen={isForm} offer={form.offer} search={search} onClose={onClose} />;
  }
  return (
    <OfferModal
      isOpen={isReading}
      offer={search.edit === undefined ? offer : undefined}
      isMissing={isMissing}
      onRetry={onRetry}
      onEdit={({ id }) => onEdit(id)}
      onClose={onClose}
    />
  );
}
