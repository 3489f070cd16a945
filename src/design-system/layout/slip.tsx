import { chakra, defineSlotRecipe, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { createContext, type ElementType, useContext } from 'react';
import type { DomProps } from './elements';

const besideMain = { flex: 'none', borderTop: '0', borderLeft: 'stub' } as const;

/** The dashed rule stands between what one does and what one earns. */
export const slipRecipe = defineSlotRecipe({
  className: 'slip',
  slots: ['root', 'main', 'title', 'stub'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      background: 'bg.panel',
      border: 'hairline',
      borderRadius: 'lg',
    },
    main: { flex: '1', minWidth: '0', padding: { base: '4', md: '6' } },
    title: { fontSize: 'lg', lineHeight: 'snug' },
    stub: { paddingBlock: { base: '3', md: '4' }, paddingInline: { base: '4', md: '6' }, borderTop: 'stub' },
  },
  variants: {
    orientation: {
      column: {},
      row: {
        root: { md: { flexDirection: 'row' } },
        stub: { md: { ...besideMain, padding: '6' } },
      },
      line: { root: { flexDirection: 'row' }, stub: besideMain },
    },
    tone: {
      pending: { root: { overflow: 'hidden' }, main: { borderTop: '4px solid {colors.pending.solid}' } },
    },
  },
  defaultVariants: { orientation: 'column' },
});

interface PartProps extends DomProps<'div'> {
  /** `article`, `section`, `li`. */
  as?: ElementType;
  /** For components built on a slip. */
  css?: SystemStyleObject;
}

export interface SlipProps extends PartProps {
  /** Below; beside from 48rem on (`row`); always beside (`line`). */
  orientation?: 'column' | 'row' | 'line';
  tone?: 'pending';
}

const Styles = createContext<Partial<Record<'main' | 'title' | 'stub', SystemStyleObject>>>({});

/** The product's one ornament: a paper slip that a dashed rule divides into main part and stub. */
export function Slip({ orientation, tone, css, ...rest }: SlipProps) {
  const styles = useSlotRecipe({ recipe: slipRecipe })({ orientation, tone });
  return (
    <Styles value={styles}>
      <chakra.div {...rest} css={[styles.root, css]} />
    </Styles>
  );
}

export function SlipMain({ css, ...rest }: PartProps) {
  return <chakra.div {...rest} css={[useContext(Styles).main, css]} />;
}

/** What one earns, after the dashed rule. */
export function SlipStub({ css, ...rest }: PartProps) {
  return <chakra.div {...rest} css={[useContext(Styles).stub, css]} />;
}

/** An h2 of the size of a panel heading. */
export function SlipTitle(props: DomProps<'h2'>) {
  return <chakra.h2 {...props} css={useContext(Styles).title} />;
}
