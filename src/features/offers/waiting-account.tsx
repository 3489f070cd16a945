import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '~/design-system/actions/button';
import { Notice } from '~/design-system/feedback/notice';
import { missionSlipRecipe } from './mission-slip.recipe';

/** The disabled button of an account that is not validated, with the reason. */
export function WaitingAccount({ label }: { label: string }) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  const reasonId = useId();
  return (
    <>
      <chakra.div css={styles.action}>
        <Button size="lg" isBlock aria-disabled aria-describedby={reasonId}>
          {label}
        </Button>
      </chakra.div>
      <div id={reasonId}>
        <Notice tone="pending" title="Compte en attente de validation">
          Vous pourrez participer dès que notre équipe aura validé votre compte. Un email vous préviendra.
        </Notice>
      </div>
    </>
  );
}
