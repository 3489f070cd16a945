import type { HtmlProp } from '@chakra-ui/react';
import type { ComponentPropsWithRef, JSX } from 'react';

/** An element’s attributes without style props: the look comes from the recipe alone. */
export type DomProps<T extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithRef<T>,
  HtmlProp | 'style' | 'className'
>;
