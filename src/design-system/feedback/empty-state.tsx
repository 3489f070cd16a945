import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { stateRecipe } from './state.recipe';
import { useFocusHandOver } from './use-focus-hand-over';

export function SlipArt() {
  return (
    <chakra.svg viewBox="0 0 96 56" aria-hidden fill="none" width="96px" height="56px">
      <chakra.rect x="1.5" y="1.5" width="93" height="53" rx="6" fill="bg.panel" stroke="fg" strokeWidth="2" />
      <chakra.path d="M68 4v48" stroke="border.stub" strokeWidth="2" strokeDasharray="4 4" />
      <chakra.path d="M12 16h18M12 27h40M12 37h28" stroke="border" strokeWidth="5" strokeLinecap="round" />
      <chakra.path d="M76 28h10" stroke="accent.solid" strokeWidth="5" strokeLinecap="round" />
    </chakra.svg>
  );
}

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

export interface NoResultProps {
  /** « Aucune offre ». */
  title: string;
  /** « “plage” et le pays Japon ». */
  asked: string;
  onClear: () => void;
}

/** No row matches search and filters; offers to reset them. */
export function NoResult({ title, asked, onClear }: NoResultProps) {
  return (
    <EmptyState
      title={title}
      description={`Aucun résultat pour ${asked}.`}
      action={
        <Button size="sm" onClick={onClear}>
          Effacer les filtres
        </Button>
      }
    />
  );
}
