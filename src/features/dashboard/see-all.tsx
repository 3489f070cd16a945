import { Link, type LinkProps } from '@tanstack/react-router';

export interface SeeAllProps {
  /** The heading that completes the link's name: « Tout voir » alone says little in a list of links. */
  headingId: string;
  to: LinkProps['to'];
}

export function SeeAll({ headingId, to }: SeeAllProps) {
  return (
    <Link to={to} aria-describedby={headingId}>
      Tout voir
    </Link>
  );
}
