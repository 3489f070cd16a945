import { cloneElement, type ReactElement, type ReactNode } from 'react';

/** An element that a component may fill, such as a router link. */
export type FillableElement = ReactElement<{ children?: ReactNode }>;

/** Puts `content` inside an element that a screen passes in. */
export const withContent = (element: FillableElement, content: ReactNode) => cloneElement(element, undefined, content);
