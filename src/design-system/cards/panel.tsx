import { chakra, defineSlotRecipe, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { DomProps } from '../layout/elements';

const inset = { base: '4', md: '6' } as const;

export const panelRecipe = defineSlotRecipe({
  className: 'panel',
  slots: ['root', 'head', 'title', 'aside', 'body'],
  base: {
    root: { minWidth: '0', background: 'bg.panel', border: 'hairline', borderRadius: 'lg' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '{spacing.1} {spacing.4}',
      paddingBlock: '4',
      paddingInline: inset,
      borderBottom: 'hairline',
    },
    title: { minWidth: '0', overflowWrap: 'anywhere' },
    aside: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    body: { padding: inset },
  },
  variants: {
    isFramed: { true: { root: { overflow: 'hidden' } } },
    size: { lg: { title: { fontSize: 'lg' } }, xl: { title: { fontSize: 'xl' } } },
  },
  defaultVariants: { size: 'lg' },
});

interface PanelParts {
  titleId?: string;
  styles: Partial<Record<'head' | 'title' | 'aside' | 'body', SystemStyleObject>>;
}

const Parts = createContext<PanelParts>({ styles: {} });

export interface PanelProps extends Omit<DomProps<'div'>, 'title'> {
  /** A region named by its `PanelHead`. */
  isSection?: boolean;
  /** Clips the content at the rounded edge: for tables and rows of links. */
  isFramed?: boolean;
  /** `xl` for one section among others, `lg` for a panel of its own. */
  size?: 'lg' | 'xl';
}

/** A white surface to read or to fill in. */
export function Panel({ isSection = false, isFramed, size, ...rest }: PanelProps) {
  const titleId = useId();
  const styles = useSlotRecipe({ recipe: panelRecipe })({ isFramed, size });
  return (
    <Parts value={{ titleId, styles }}>
      <chakra.div
        as={isSection ? 'section' : 'div'}
        aria-labelledby={isSection ? titleId : undefined}
        {...rest}
        css={styles.root}
      />
    </Parts>
  );
}

export interface PanelHeadProps {
  title: ReactNode;
  /** A total, a link or a badge at the end of the line. */
  aside?: ReactNode;
}

export function PanelHead({ title, aside }: PanelHeadProps) {
  const { titleId, styles } = useContext(Parts);
  return (
    <chakra.div css={styles.head}>
      <chakra.h2 css={styles.title} id={titleId}>
        {title}
      </chakra.h2>
      {aside !== undefined && <chakra.span css={styles.aside}>{aside}</chakra.span>}
    </chakra.div>
  );
}

export function PanelBody(props: DomProps<'div'>) {
  return <chakra.div {...props} css={useContext(Parts).styles.body} />;
}
