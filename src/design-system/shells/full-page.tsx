import { chakra } from '@chakra-ui/react';

/** Centres a spinner or an error that stands for a whole screen. */
export const FullPage = chakra('div', {
  base: { display: 'grid', placeItems: 'center', minHeight: '70dvh', padding: '6' },
});
