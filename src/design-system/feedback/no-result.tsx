import { Button } from '../actions/button';
import { EmptyState } from './empty-state';

export interface NoResultProps {
  /** What there is none of: « Aucune offre ». */
  title: string;
  /** What was asked for: « “plage” et le pays Japon ». */
  asked: string;
  /** Takes search and filters back. */
  onClear: () => void;
}

/** A list that is empty only because of what was searched or filtered, with the way back to all of it. */
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
