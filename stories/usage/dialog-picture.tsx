import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/design-system/actions/button';
import { TextInput } from '~/design-system/fields/text-input';
import { commandMenuRecipe } from '~/design-system/overlay/command-menu.recipe';
import { dialogRecipe } from '~/design-system/overlay/dialog.recipe';

export interface DialogPictureProps {
  /** Without a title it is a question. */
  title?: string;
  children: ReactNode;
  foot?: ReactNode;
}

/** A dialog as it looks, by its own recipe: an open one would take the focus of the whole page. */
export function DialogPicture({ title, children, foot }: DialogPictureProps) {
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size: title ? 'md' : 'sm' });
  return (
    <chakra.div padding="6" background="backdrop" borderRadius="md">
      <chakra.div css={[styles.content, { width: '100%' }]}>
        {title && (
          <chakra.div css={styles.head}>
            <chakra.p css={styles.title}>{title}</chakra.p>
          </chakra.div>
        )}
        <chakra.div css={styles.body}>{children}</chakra.div>
        {foot && <chakra.div css={styles.foot}>{foot}</chakra.div>}
      </chakra.div>
    </chakra.div>
  );
}

const places = ['Tableau de bord', 'Missions', 'Participations'];

/** The command menu before anything is typed, by its own recipe. */
export function CommandMenuPicture() {
  const styles = useSlotRecipe({ recipe: commandMenuRecipe })();
  return (
    <DialogPicture title="Accès rapide">
      <chakra.div css={styles.root}>
        <TextInput label="Écran, action ou mission" value="" onChange={() => {}} />
        <div>
          <chakra.p css={styles.heading}>Écrans</chakra.p>
          {places.map((place) => (
            <chakra.p key={place} css={styles.option}>
              <chakra.span css={styles.icon}>
                <ArrowRight aria-hidden />
              </chakra.span>
              <span>{place}</span>
            </chakra.p>
          ))}
        </div>
      </chakra.div>
    </DialogPicture>
  );
}

/** What `confirm` asks before an offer is deleted. */
export function QuestionPicture() {
  return (
    <DialogPicture
      foot={
        <>
          <Button>Annuler</Button>
          <Button variant="solid" tone="refused">
            Oui
          </Button>
        </>
      }
    >
      <b>Êtes-vous sûr ?</b>
      <p>Êtes-vous sûr de vouloir supprimer cette offre ?</p>
    </DialogPicture>
  );
}
