import { chakra } from '@chakra-ui/react';

/** Stands for whatever a component holds. */
export const box = <chakra.div height="40px" background="bg.muted" border="hairline" borderRadius="md" />;

/** Stands for whatever a component calls. */
export const nothing = () => {};
