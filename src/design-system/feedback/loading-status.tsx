import { chakra } from '@chakra-ui/react';
import { LOADING } from '~/lib/loading-texts';

/** « Chargement… » for those who do not see the placeholders. */
export function LoadingStatus() {
  return (
    <chakra.p role="status" srOnly>
      {LOADING}
    </chakra.p>
  );
}
