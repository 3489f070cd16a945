import { chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { createContext, type ElementType, useContext } from 'react';
import type { DomProps } from '../dom-props';
import { slipRecipe } from './slip.recipe';

interface PartProps extends DomProps<'div'> {
  /** Another element than `div`: `article`, `section`, `li`… */
  as?: ElementType;
  /** Styles of a component that is built on a slip; screens have no use for it. */
  css?: SystemStyleObject;
}

export interface SlipProps extends PartProps {
  /** Where the stub stands: below; beside from 48rem on (`row`); beside at any width (`line`). */
  orientation?: 'column' | 'row' | 'line';
  /** `pending`: a matter that waits. */
  tone?: 'pending';
}

const Styles = createContext<Partial<Record<'main' | 'title' | 'stub', SystemStyleObject>>>({});

/** The product's one ornament: a paper slip that a dashed rule divides into a matter and its pay. */
export function Slip({ orientation, tone, css, ...rest }: SlipProps) {
  const styles = useSlotRecipe({ recipe: slipRecipe })({ orientation, tone });
  return (
    <Styles value={styles}>
      <chakra.div {...rest} css={[styles.root, css]} />
    </Styles>
  );
}

/** What one does: the larger part of a slip. */
export function SlipMain({ css, ...rest }: PartProps) {
  return <chakra.div {...rest} css={[useContext(Styles).main, css]} />;
}

/** What one earns, or the action that earns it: the part after the dashed rule. */
export function SlipStub({ css, ...rest }: PartProps) {
  return <chakra.div {...rest} css={[useContext(Styles).stub, css]} />;
}

/** The heading of a slip that stands among panels: an h2 of their size. */
export function SlipTitle(props: DomProps<'h2'>) {
  return <chakra.h2 {...props} css={useContext(Styles).title} />;
}
