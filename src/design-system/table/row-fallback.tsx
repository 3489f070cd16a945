import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Spinner } from '../feedback/spinner';

export interface RowFallbackProps {
  /** It is not near the place that the address names. */
  isMissing: boolean;
  /** It could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
  /** What is missing: « Offre introuvable ». */
  title: string;
  /** Where it may have gone, or how to find it. */
  description: string;
}

/** What a window shows in the place of the row that it is about: that it comes, that it is gone, or that it could not be loaded. */
export function RowFallback({ isMissing, onRetry, title, description }: RowFallbackProps) {
  if (onRetry) return <ErrorState onRetry={onRetry} />;
  return isMissing ? <EmptyState title={title} description={description} art={null} /> : <Spinner />;
}
