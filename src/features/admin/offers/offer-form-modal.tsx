import { useId, useRef } from 'react';
import { clientCalls } from '~/api/contract/client-calls';
import type { Offer } from '~/api/contract/entities';
import { Button } from '~/design-system/actions/button';
import { Banner } from '~/design-system/feedback/banner';
import { confirmDiscard } from '~/design-system/forms/confirm-discard';
import { CountrySelect } from '~/design-system/forms/country-select';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { TextField } from '~/design-system/forms/form-fields';
import { isDirty, resetForm } from '~/design-system/forms/saved-values';
import { Modal } from '~/design-system/overlay/modal';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { useLeaveGuard } from '~/lib/browser/use-leave-guard';
import { offerFieldLabels } from './offer-changes';
import { OfferConflict } from './offer-conflict';
import type { OfferList } from './offers-search';
import { useOfferForm, valuesOf } from './use-offer-form';

export interface OfferFormModalProps {
  isOpen: boolean;
  /** `null` creates one. */
  offer: Offer | null;
  /** Its row, as the list has it now. */
  listed: Offer | undefined;
  /** Finds the offer in the list again, for the conflict check. */
  list: OfferList;
  /** A new offer starts as a copy of this one. */
  copied: Offer | null;
  onClose: () => void;
}

/** Creates or edits an offer. Remount it for each opening: discarded input must not come back. */
export function OfferFormModal({ isOpen, offer, listed, list, copied, onClose }: OfferFormModalProps) {
  const formId = useId();
  const getSignal = useAbortOnNavigation(isOpen);
  // Whether the user agreed to lose the input; `false` until asked.
  const discardAnswer = useRef(Promise.resolve(false));
  const askToDiscard = () => {
    discardAnswer.current = confirmDiscard(form, 'Vos modifications ne sont pas enregistrées : elles seront perdues.');
    return discardAnswer.current;
  };
  // « Créer et en ajouter une autre » was pressed.
  const isCreatingAnother = useRef(false);
  const createAnother = () => {
    isCreatingAnother.current = true;
    const element = document.getElementById(formId);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  const focusFirst = () => document.getElementById(formId)?.querySelector('input')?.focus();
  const { form, save, failure, conflict, takeServerVersion } = useOfferForm({
    offer,
    listed,
    initial: valuesOf(offer ?? copied),
    list,
    getSignal,
    // An open question is answered first: the modal below it could not return the focus.
    onSaved: async ({ country }, signal) => {
      if ((await discardAnswer.current) || signal.aborted) return;
      if (!isCreatingAnother.current) {
        onClose();
        return;
      }
      // The next offer is mostly for the same country.
      resetForm(form, { ...valuesOf(null), country });
      focusFirst();
    },
  });

  const close = async () => {
    if (!isDirty(form) || (await askToDiscard())) onClose();
  };
  // `close` asks by itself.
  useLeaveGuard({
    isAtRisk: () => isDirty(form),
    ask: askToDiscard,
    isTabAtRisk: () => isDirty(form),
    isDisabled: !isOpen,
  });

  // The button disappears with the alert, so the focus moves to the first field.
  const takeAndFocus = () => {
    takeServerVersion();
    focusFirst();
  };

  return (
    <Modal
      title={offer ? 'Modifier l’offre' : 'Créer une offre'}
      isOpen={isOpen}
      onClose={() => void close()}
      footer={
        <>
          <Button onClick={() => void close()}>Annuler</Button>
          {!offer && <Button onClick={createAnother}>Créer et en ajouter une autre</Button>}
          <SubmitButton
            of={form}
            form={formId}
            onClick={() => {
              isCreatingAnother.current = false;
            }}
            label={offer ? 'Sauvegarder' : 'Créer'}
            busyLabel={offer ? 'Sauvegarde...' : 'Création...'}
          />
        </>
      }
    >
      <Form of={form} onSubmit={save} id={formId}>
        {failure && (
          <Banner tone="refused" title={clientCalls.adminUpdateOffer.failure}>
            {failure.details.map((detail) => (
              <p key={detail}>{detail}</p>
            ))}
          </Banner>
        )}
        {conflict && <OfferConflict offer={conflict} onTakeServerVersion={takeAndFocus} />}
        <TextField of={form} name="title" label={offerFieldLabels.title} autoComplete="off" />
        <CountrySelect of={form} name="country" label={offerFieldLabels.country} />
        <TextField
          of={form}
          name="deeplink"
          label={offerFieldLabels.deeplink}
          type="url"
          autoComplete="off"
          hint="L’adresse d’affiliation de la mission, complète : https://…"
        />
      </Form>
    </Modal>
  );
}
