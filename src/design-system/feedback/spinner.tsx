import { chakra } from '@chakra-ui/react';
import { LOADING } from '~/lib/loading-texts';
import { Spin } from './spin';

export interface SpinnerProps {
  /**
   * What one waits for.
   * @default 'Chargement…'
   */
  label?: string;
  /** Shows the ring alone; the label is then only spoken. */
  isLabelHidden?: boolean;
}

/** A wait that fills its place: a page, a panel, the foot of a list. Spoken once, politely. */
export function Spinner({ label = LOADING, isLabelHidden = false }: SpinnerProps) {
  return (
    <chakra.div
      role="status"
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="3"
      padding="6"
      color="fg.muted"
    >
      <Spin size="lg" color="fg" />
      <chakra.span srOnly={isLabelHidden}>{label}</chakra.span>
    </chakra.div>
  );
}
