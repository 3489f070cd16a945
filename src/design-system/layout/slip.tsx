import { createSlotRecipeContext, type SystemStyleObject } from '@chakra-ui/react';
import type { ComponentProps, ElementType } from 'react';
import { slipRecipe } from './slip.recipe';

const { withProvider, withContext } = createSlotRecipeContext({ recipe: slipRecipe });

interface PartProps extends ComponentProps<'div'> {
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

/** The product's one ornament: a paper slip that a dashed rule divides into a matter and its pay. */
export const Slip = withProvider<HTMLDivElement, SlipProps>('div', 'root');

/** What one does: the larger part of a slip. */
export const SlipMain = withContext<HTMLDivElement, PartProps>('div', 'main');

/** What one earns, or the action that earns it: the part after the dashed rule. */
export const SlipStub = withContext<HTMLDivElement, PartProps>('div', 'stub');

/** The heading of a slip that stands among panels: an h2 of their size. */
export const SlipTitle = withContext<HTMLHeadingElement, ComponentProps<'h2'>>('h2', 'title');
