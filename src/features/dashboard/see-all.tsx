import { Link, type LinkProps } from '@tanstack/react-router';

export interface SeeAllProps {
  /** The id of the heading that says what one sees all of: « Tout voir » alone says little in a list of links. */
  headingId: string;
  to: LinkProps['to'];
}

/** The way from a few rows to all of them. */
export function SeeAll({ headingId, to }: SeeAllProps) {
  return (
    <Link to={to} aria-describedby={headingId}>
      Tout voir
    </Link>
  );
}
