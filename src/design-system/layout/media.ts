/** Headers show their links in a row, and the admin navigation stands at the side. */
export const WIDE = '@media (min-width: 56rem)';
export const NARROW = '@media (max-width: 55.99rem)';

export const NARROWEST = '@media (max-width: 22.4rem)';
