import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The router sets `aria-current` on every link to the open page. */
const Unmarked = ({ 'aria-current': _, ...props }: ComponentProps<'a'>) => <a {...props} />;

/** A router link without `aria-current`, for the brand and back links. */
export const UnmarkedLink = createLink(Unmarked);
