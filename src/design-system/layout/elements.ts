import type { HtmlProp } from '@chakra-ui/react';
import { type ComponentPropsWithRef, cloneElement, type JSX, type ReactElement, type ReactNode } from 'react';

/** An element that a component may fill, such as a router link. */
export type FillableElement = ReactElement<{ children?: ReactNode }>;

/** Puts `content` inside an element that a screen passes in. */
export const withContent = (element: FillableElement, content: ReactNode) => cloneElement(element, undefined, content);

/** An element’s attributes without style props: the look comes from the recipe alone. */
export type DomProps<T extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithRef<T>,
  HtmlProp | 'style' | 'className'
>;
