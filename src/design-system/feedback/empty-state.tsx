import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SlipArt } from './slip-art';
import { stateRecipe } from './state.recipe';
import { useFocusHandOver } from './use-focus-hand-over';

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** `null` for no drawing, in small places. */
  art?: ReactNode;
}

export function EmptyState({ title, description, action, art = <SlipArt /> }: EmptyStateProps) {
  const styles = useSlotRecipe({ recipe: stateRecipe })();
  const root = useFocusHandOver<HTMLDivElement>();
  return (
    <chakra.div ref={root} css={styles.root}>
      {art}
      <chakra.p css={styles.title}>{title}</chakra.p>
      {description && <chakra.div css={styles.text}>{description}</chakra.div>}
      {action && <chakra.div css={styles.action}>{action}</chakra.div>}
    </chakra.div>
  );
}
