import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { listLinesRecipe } from './list-lines.recipe';

const Root = chakra('ul', listLinesRecipe);

export interface ListLinesProps {
  /** `ListLine`s. */
  children: ReactNode;
}

/** A short list on a white surface, one line per thing: the latest participations. */
export function ListLines({ children }: ListLinesProps) {
  return <Root>{children}</Root>;
}

export interface ListLineProps {
  /** What the line is about, cut after two lines: as a link, it makes the whole line clickable. */
  title: ReactNode;
  /** A date or another detail below. */
  detail?: ReactNode;
  /** What stands at the right edge: a status badge. */
  end?: ReactNode;
}

/** One line of `ListLines`. */
export function ListLine({ title, detail, end }: ListLineProps) {
  return (
    <li>
      <div>
        <p>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {end}
    </li>
  );
}
