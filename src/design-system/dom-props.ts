import type { HtmlProp } from '@chakra-ui/react';
import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * The attributes of an element, without those that Chakra reads as styles (and without `style` and `className`): the look of a
 * component comes from its recipe alone.
 */
export type DomProps<T extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithRef<T>,
  HtmlProp | 'style' | 'className'
>;
