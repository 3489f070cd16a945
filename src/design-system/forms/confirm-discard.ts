import { confirm } from '../overlay/confirm';
import { type AnyForm, isSubmitting } from './app-form';
import { endDraft } from './draft';

const LEAVING_PAGE = 'Vos modifications ne sont pas enregistrées. Quitter cette page les efface.';

/** Asks before the form's changes are left; « Oui » gives them up. @returns whether they may be lost */
export async function confirmDiscard(form: AnyForm, message = LEAVING_PAGE): Promise<boolean> {
  const isSure = await confirm({
    message: isSubmitting(form)
      ? 'L’enregistrement est en cours : s’il échoue, vos modifications seront perdues.'
      : message,
  });
  if (isSure) endDraft(form);
  return isSure;
}
