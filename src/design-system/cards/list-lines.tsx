import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { listLinesRecipe } from './list-lines.recipe';

const Root = chakra('ul', listLinesRecipe);

export interface ListLinesProps {
  children: ReactNode;
}

/** A short list on a white surface, one line per thing: the latest participations. */
export function ListLines({ children }: ListLinesProps) {
  return <Root>{children}</Root>;
}

export interface ListLineProps {
  /** Cut after two lines; a link makes the whole line clickable. */
  title: ReactNode;
  detail?: ReactNode;
  /** A status badge. */
  end?: ReactNode;
}

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
