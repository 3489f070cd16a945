import { Button } from '../actions/button';
import { EmptyState } from './empty-state';

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
