import { chakra } from '@chakra-ui/react';
import { Link, type LinkProps } from '@tanstack/react-router';

export interface SeeAllProps {
  /** What one sees there; spoken, because « Tout voir » alone says little in a list of links. */
  of: string;
  to: LinkProps['to'];
}

/** The way from a few rows to all of them. */
export function SeeAll({ of, to }: SeeAllProps) {
  return (
    <Link to={to}>
      Tout voir<chakra.span srOnly> : {of}</chakra.span>
    </Link>
  );
}
