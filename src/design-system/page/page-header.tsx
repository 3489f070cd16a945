import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { pageHeaderRecipe } from './page-header.recipe';

export interface PageHeaderProps {
  /** The page's only h1; gets the focus on navigation. */
  title: ReactNode;
  description?: ReactNode;
  /** At the end of the title's row, below it on phones. */
  actions?: ReactNode;
  /** `admin` is smaller: tables need the height. */
  size?: 'page' | 'admin';
  ref?: Ref<HTMLHeadingElement>;
}

export function PageHeader({ title, description, actions, size = 'page', ref }: PageHeaderProps) {
  const styles = useSlotRecipe({ recipe: pageHeaderRecipe })({ size });
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.text}>
        <chakra.h1 ref={ref} css={styles.title} tabIndex={-1}>
          {title}
        </chakra.h1>
        {description && <chakra.p css={styles.description}>{description}</chakra.p>}
      </chakra.div>
      {actions && <chakra.div css={styles.actions}>{actions}</chakra.div>}
    </chakra.div>
  );
}
