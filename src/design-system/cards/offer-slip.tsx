import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CountryBadge } from '../badges/country-badge';
import { Skeleton } from '../feedback/skeleton';
import { Slip, SlipMain, SlipStub } from '../layout/slip';

/** With very large text the stub goes below. */
const LARGE_TEXT = '@container (max-width: 14rem)';

const offerSlipRecipe = defineSlotRecipe({
  className: 'offer-slip',
  slots: ['root', 'main', 'skeleton', 'stub', 'amount'],
  base: {
    root: {
      position: 'relative',
      [LARGE_TEXT]: { flexDirection: 'column' },
      transitionProperty: 'border-color',
      transitionDuration: 'fast',
      '&:has(a):hover': { borderColor: 'fg' },
      '& a': { textDecoration: 'none', background: 'transparent' },
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      '& a:focus-visible': { outline: 'none' },
      '& a:focus-visible::after': { outline: '2px solid {colors.focusRing}', outlineOffset: '2px' },
    },
    main: {
      padding: { base: '4', sm: '{spacing.4} {spacing.6}', md: '{spacing.4} {spacing.6}' },
      '& > :is(h2, h3, p)': {
        marginBottom: '6px',
        fontSize: 'md',
        fontWeight: 'bold',
        lineHeight: '1.35',
        overflowWrap: 'anywhere',
      },
    },
    skeleton: {
      display: 'grid',
      alignContent: 'center',
      gap: '3',
      padding: { base: '4', sm: '{spacing.4} {spacing.6}', md: '{spacing.4} {spacing.6}' },
      minHeight: '130px',
      '@container (min-width: 28rem)': { minHeight: '102px' },
      '@container (min-width: 40rem)': { minHeight: '87px' },
    },
    stub: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'end',
      gap: '1',
      width: { base: '7.25rem', sm: '8.5rem' },
      paddingBlock: { base: '3', md: '3' },
      paddingInline: { base: '2', sm: '{spacing.3} {spacing.4}', md: '{spacing.3} {spacing.4}' },
      color: 'fg.muted',
      fontSize: { base: 'xs', sm: 'sm' },
      lineHeight: '1.15',
      textAlign: 'right',
      [LARGE_TEXT]: { justifyItems: 'start', width: 'auto', borderTop: 'stub', borderLeft: '0', textAlign: 'left' },
    },
    amount: {
      color: 'fg',
      fontSize: '2xl',
      fontWeight: 'bold',
      lineHeight: '1',
      overflowWrap: 'anywhere',
    },
  },
  variants: {
    amount: {
      sm: { amount: { fontSize: 'md' } },
      md: { amount: { fontSize: 'xl' } },
      lg: { amount: { fontSize: '2xl' } },
    },
  },
});

const Stack = chakra('ul', { base: { display: 'grid', gap: '3', minWidth: '0', containerType: 'inline-size' } });

/** One size for all amounts but the fixed « 1€ »; smaller for long ones. */
const SHORT_AMOUNT = 2;
const LONG_AMOUNT = 8;

const amountSize = ({ length }: string) => {
  if (length <= SHORT_AMOUNT) return 'lg';
  return length <= LONG_AMOUNT ? 'md' : 'sm';
};

export interface OfferStackProps {
  children: ReactNode;
}

export function OfferStack({ children }: OfferStackProps) {
  return <Stack>{children}</Stack>;
}

export interface OfferSlipProps {
  /** A link makes the whole slip clickable. */
  title: ReactNode;
  /** Left out when it is clear from the context. */
  country?: string | null;
  commission: string;
}

/** As high as most slips, so that nothing moves when they load. */
export function OfferSlipSkeleton() {
  const styles = useSlotRecipe({ recipe: offerSlipRecipe })();
  return (
    <Slip as="li" orientation="line" css={styles.root} aria-hidden="true">
      <SlipMain css={styles.skeleton}>
        <Skeleton size="title" />
        <Skeleton width="72px" />
      </SlipMain>
      <SlipStub css={styles.stub}>
        <Skeleton size="title" width="64px" />
      </SlipStub>
    </Slip>
  );
}

/** A mission in one low slip, in an `OfferStack`: on the dashboard. */
export function OfferSlip({ title, country, commission }: OfferSlipProps) {
  const styles = useSlotRecipe({ recipe: offerSlipRecipe })({ amount: amountSize(commission) });
  return (
    <Slip as="li" orientation="line" css={styles.root}>
      <SlipMain css={styles.main}>
        <h3>{title}</h3>
        {country !== undefined && <CountryBadge code={country} />}
      </SlipMain>
      <SlipStub css={styles.stub}>
        <chakra.span css={styles.amount}>{commission}</chakra.span>
        <span>de commission</span>
      </SlipStub>
    </Slip>
  );
}
