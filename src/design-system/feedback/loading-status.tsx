import { chakra } from '@chakra-ui/react';
import { LOADING } from '~/content/loading-texts';

/** « Chargement… » for screen readers. */
export function LoadingStatus() {
  return (
    <chakra.p role="status" srOnly>
      {LOADING}
    </chakra.p>
  );
}
