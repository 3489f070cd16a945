import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '~/design-system/actions/button';
import { dialogRecipe } from '~/design-system/overlay/dialog.recipe';

export interface DialogPictureProps {
  /** Without a title it is a question. */
  title?: string;
  children: ReactNode;
  foot: ReactNode;
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
        <chakra.div css={styles.foot}>{foot}</chakra.div>
      </chakra.div>
    </chakra.div>
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
