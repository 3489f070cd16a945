import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The router marks every link to the open page, whatever the link itself says. */
const Unmarked = ({ 'aria-current': _, ...props }: ComponentProps<'a'>) => <a {...props} />;

/**
 * A router's link that is never marked as the page that one is on: the brand and the ways back, beside a navigation whose own
 * link says it.
 */
export const UnmarkedLink = createLink(Unmarked);
