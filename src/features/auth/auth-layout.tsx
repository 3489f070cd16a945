import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Slip, SlipMain, SlipStub } from '~/design-system/cards/slip';
import { Container } from '~/design-system/layout/container';
import { authLayoutRecipe } from './auth-layout.recipe';

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
