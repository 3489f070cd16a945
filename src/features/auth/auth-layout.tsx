import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Container } from '~/design-system/layout/container';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';

/** A slip holds the form; its stub links to another page. */
const authLayoutRecipe = defineSlotRecipe({
  slots: ['room', 'main', 'title', 'description', 'content', 'stub'],
  base: {
    room: { paddingBlock: { base: '16px 48px', md: '12' } },
    main: { padding: { base: '4', md: '12' } },
    title: { fontSize: '3xl', letterSpacing: 'tight', lineHeight: '1.15', overflowWrap: 'anywhere' },
    description: { marginTop: '1', color: 'fg.muted' },
    content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', marginTop: '6' },
    stub: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: { base: '6', md: '8' },
      padding: { base: '{spacing.6} {spacing.4}', md: '{spacing.12} {spacing.8}' },
      width: { md: '320px' },
      '& h2': { fontSize: 'xl', letterSpacing: '-0.012em' },
    },
  },
  variants: {
    isNarrow: { true: { main: { padding: { base: '4', md: '8' } } } },
  },
});

export interface AuthLayoutProps {
  title: string;
  description?: ReactNode;
  stub?: { label: string; content: ReactNode };
  isFocusedOnArrival?: boolean;
  children: ReactNode;
}

export function AuthLayout({ title, description, stub, isFocusedOnArrival = false, children }: AuthLayoutProps) {
  const styles = useSlotRecipe({ recipe: authLayoutRecipe })({ isNarrow: !stub });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusedOnArrival) heading.current?.focus();
  }, [isFocusedOnArrival]);
  return (
    <chakra.div css={styles.room}>
      <Container width={stub ? 'slip' : 'form'}>
        <Slip orientation="row">
          <SlipMain css={styles.main}>
            <chakra.h1 ref={heading} css={styles.title} tabIndex={-1}>
              {title}
            </chakra.h1>
            {description && <chakra.p css={styles.description}>{description}</chakra.p>}
            <chakra.div css={styles.content}>{children}</chakra.div>
          </SlipMain>
          {stub && (
            <SlipStub as="aside" css={styles.stub} aria-label={stub.label}>
              {stub.content}
            </SlipStub>
          )}
        </Slip>
      </Container>
    </chakra.div>
  );
}
