import { chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { CircleCheck, CircleX, Hourglass, Info, type LucideIcon } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { formatNumber } from '~/lib/format/formats';
import { TextSkeleton } from '../feedback/skeleton';
import type { Tone } from '../feedback/tones';
import { type FillableElement, withContent } from '../layout/elements';
import { countersRecipe } from './counters.recipe';

/** Longer figures shrink the whole strip. */
const LONG_FIGURE = 6;

const Strip = createContext<Pick<CountersProps, 'columns' | 'isTight'>>({});

export interface CountersProps extends ComponentProps<'dl'> {
  columns?: 3 | 4;
  /** Lower, to share a line with the page title. */
  isTight?: boolean;
}

/** A strip of `Counter`s: the figures that one looks at first. */
export function Counters({ columns = 4, isTight = false, children, ...rest }: CountersProps) {
  const styles = useSlotRecipe({ recipe: countersRecipe })({ columns, isTight });
  return (
    <Strip value={{ columns, isTight }}>
      <chakra.dl css={styles.root} {...rest}>
        {children}
      </chakra.dl>
    </Strip>
  );
}

const icons: Record<Tone, LucideIcon> = { earned: CircleCheck, pending: Hourglass, refused: CircleX, info: Info };

export interface CounterProps {
  label: string;
  /** The label's language, if not French. */
  lang?: string;
  value: number | null | undefined;
  /** Also gives the icon. */
  tone?: Tone;
  icon?: ReactNode;
  /** Small print: « sur cette page ». */
  scope?: string;
  isLoading?: boolean;
  /** An empty router link whose `aria-label` begins with the label. */
  link?: FillableElement;
}

export function Counter({ label, lang, value, tone, icon, isLoading = false, scope, link }: CounterProps) {
  const strip = useContext(Strip);
  const figure = formatNumber(value);
  const Icon = tone && icons[tone];
  const styles: Record<'item' | 'label' | 'value' | 'scope', SystemStyleObject> = useSlotRecipe({
    recipe: countersRecipe,
  })({
    ...strip,
    tone,
  });
  return (
    <chakra.div css={styles.item} data-long={figure.length > LONG_FIGURE ? '' : undefined}>
      <chakra.dt css={styles.label}>
        {icon ?? (Icon && <Icon />)}
        <span lang={lang}>{link ? withContent(link, label) : label}</span>
      </chakra.dt>
      <chakra.dd css={styles.value}>
        {isLoading ? <TextSkeleton /> : <span>{figure}</span>}
        {scope && (
          <>
            {' '}
            <chakra.small css={styles.scope}>{scope}</chakra.small>
          </>
        )}
      </chakra.dd>
    </chakra.div>
  );
}
