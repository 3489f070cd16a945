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
  /** Makes the panel a region that its `PanelHead` names; every panel with a head deserves it. */
  isSection?: boolean;
  /** Cuts what is inside along the rounded edge: for tables. */
  isFramed?: boolean;
  /** The head's letters: `xl` for a section among others of the page, `lg` (default) for a panel of its own. */
  size?: 'lg' | 'xl';
}

/** A white surface for what one reads or fills in. */
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
  /** The panel's heading. */
  title: ReactNode;
  /** A total, a link or a badge at the other end of the line. */
  aside?: ReactNode;
}

/** The panel's heading over a hairline. */
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
