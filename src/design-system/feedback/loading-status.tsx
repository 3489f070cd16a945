import { chakra } from '@chakra-ui/react';

/** « Chargement… » for those who do not see the placeholders. */
export function LoadingStatus() {
  return (
    <chakra.p role="status" srOnly>
      Chargement…
    </chakra.p>
  );
}
