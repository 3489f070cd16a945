import { chakra } from '@chakra-ui/react';
import { LOADING } from '~/content/loading-texts';
import { Spin } from './spin';

/** A wait that fills its place, announced once. */
export function Spinner() {
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
      <span>{LOADING}</span>
    </chakra.div>
  );
}
