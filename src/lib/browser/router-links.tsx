import { createLink, type HistoryState } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const Unmarked = ({ 'aria-current': _, ...props }: ComponentProps<'a'>) => <a {...props} />;

/** A link without the router's `aria-current`, for the brand and back links. */
export const UnmarkedLink = createLink(Unmarked);

/** State for links between login, registration and reset: keeps `returnTo`. */
export const keepReturnTo = ({ returnTo }: HistoryState): HistoryState => (returnTo ? { returnTo } : {});
