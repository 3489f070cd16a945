import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';

const pageHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'text', 'title', 'description', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px 32px',
    },
    text: { minWidth: '0', maxWidth: '100%' },
    title: { fontSize: '2xl', letterSpacing: 'tight', lineHeight: '1.15', overflowWrap: 'anywhere' },
    description: { marginTop: '0.5', color: 'fg.muted', maxWidth: 'container.text' },
    actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', maxWidth: '100%' },
  },
  variants: {
    size: {
      page: {},
      admin: { title: { fontSize: 'xl' }, description: { fontSize: 'sm', lineHeight: '1.4' } },
    },
  },
  defaultVariants: { size: 'page' },
});

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
