import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Spinner } from '../feedback/spinner';

export interface RowFallbackProps {
  /** The row is not loaded. */
  isMissing: boolean;
  /** Retries a failed load. */
  onRetry: (() => void) | undefined;
  title: string;
  description: string;
}

/** Loading, missing or failed state of a dialog’s row. */
export function RowFallback({ isMissing, onRetry, title, description }: RowFallbackProps) {
  if (onRetry) return <ErrorState onRetry={onRetry} />;
  return isMissing ? <EmptyState title={title} description={description} art={null} /> : <Spinner />;
}
