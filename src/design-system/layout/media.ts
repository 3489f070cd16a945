/** From here on headers show their links in one row and the admin navigation stands at the side. */
export const WIDE = '@media (min-width: 56rem)';
export const NARROW = '@media (max-width: 55.99rem)';
/** A phone held upright: labels that an icon can stand for are for assistive technology alone. */
export const PHONE = '@media (max-width: 29.99rem)';
export const BELOW_TABLET = '@media (max-width: 47.99rem)';

/** The narrowest phones (below 360 px), where rows of targets and figures need the room of their padding. */
export const NARROWEST = '@media (max-width: 22.4rem)';
