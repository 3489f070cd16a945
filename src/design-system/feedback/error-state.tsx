import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOAD_FAILURE } from '~/lib/loading-texts';
import { Button } from '../actions/button';
import { stateRecipe } from './state.recipe';
import { useFocusHandOver } from './use-focus-hand-over';

export interface ErrorStateProps {
  /** @default 'Chargement impossible' */
  title?: string;
  /** What could not be loaded, or the error's own message. */
  description?: ReactNode;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** It stands in for a whole page: its title is the main heading. */
  isPage?: boolean;
  /** In one line, below what could be read of the same block. Title and « Réessayer » only. */
  isRow?: boolean;
  /** Another way on, beside « Réessayer »: a way back, for instance. A `Button` of size `sm`. */
  action?: ReactNode;
}

/** A load that failed, in the place of what it should have shown: calm, and with a way on. */
export function ErrorState({
  title = LOAD_FAILURE,
  description,
  onRetry,
  isPage = false,
  isRow = false,
  action,
}: ErrorStateProps) {
  const styles = useSlotRecipe({ recipe: stateRecipe })({ isRow });
  const root = useFocusHandOver<HTMLDivElement>();
  return (
    <chakra.div ref={root} role="alert" css={styles.root}>
      <CloudOff aria-hidden size={28} />
      <chakra.p as={isPage ? 'h1' : 'p'} css={styles.title}>
        {title}
      </chakra.p>
      {description && <chakra.div css={styles.text}>{description}</chakra.div>}
      {(onRetry || action) && (
        <chakra.div css={styles.action}>
          {onRetry && (
            <Button size="sm" onClick={onRetry}>
              <RefreshCw aria-hidden />
              Réessayer
            </Button>
          )}
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
}
