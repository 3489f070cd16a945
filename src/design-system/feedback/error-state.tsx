import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CloudOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '../actions/button';
import { stateRecipe } from './state.recipe';
import { useFocusHandOver } from './use-focus-hand-over';

export interface ErrorStateProps {
  title?: string;
  description?: ReactNode;
  onRetry?: () => void;
  /** Stands for a whole page: the title is its h1. */
  isPage?: boolean;
  /** One line: title and « Réessayer » only. */
  isRow?: boolean;
  /** A `Button` of size `sm` beside « Réessayer ». */
  action?: ReactNode;
}

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
