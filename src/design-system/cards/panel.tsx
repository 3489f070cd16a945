import { chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { DomProps } from '../dom-props';
import { panelRecipe } from './panel.recipe';

interface PanelParts {
  titleId?: string;
  styles: Partial<Record<'head' | 'title' | 'aside' | 'body', SystemStyleObject>>;
}

const Parts = createContext<PanelParts>({ styles: {} });

export interface PanelProps extends Omit<DomProps<'div'>, 'title'> {
  /** A region named by its `PanelHead`. */
  isSection?: boolean;
  /** Clips the content at the rounded edge: for tables. */
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

/** The padded inside of a panel. */
export function PanelBody(props: DomProps<'div'>) {
  return <chakra.div {...props} css={useContext(Parts).styles.body} />;
}
