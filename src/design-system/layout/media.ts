/** Headers show their links in a row, and the admin navigation stands at the side. */
export const WIDE = '@media (min-width: 56rem)';
export const NARROW = '@media (max-width: 55.99rem)';
/** An upright phone: icons stand for labels. */
export const PHONE = '@media (max-width: 29.99rem)';
export const BELOW_TABLET = '@media (max-width: 47.99rem)';

export const NARROWEST = '@media (max-width: 22.4rem)';
