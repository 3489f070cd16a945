import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** An element that a component may fill: a router's link, for example. */
export type FillableElement = ReactElement<{ children?: ReactNode }>;

/** The same element with `content` inside it: how components put their icon or mark into a link that a screen brings. */
export const withContent = (element: FillableElement, content: ReactNode) => cloneElement(element, undefined, content);
