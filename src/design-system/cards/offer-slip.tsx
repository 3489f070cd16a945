import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CountryBadge } from '../badges/country-badge';
import { Skeleton } from '../feedback/skeleton';
import { Slip, SlipMain, SlipStub } from '../layout/slip';
import { offerSlipRecipe } from './offer-slip.recipe';

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
