import { chakra } from '@chakra-ui/react';

/** Centres what stands in for a whole screen: a spinner, or an error with its way out. */
export const FullPage = chakra('div', {
  base: { display: 'grid', placeItems: 'center', minHeight: '70dvh', padding: '6' },
});
