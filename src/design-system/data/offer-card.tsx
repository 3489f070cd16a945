import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { COMMISSION_TEXT } from '../badges/commission-text';
import { CountryBadge } from '../badges/country-badge';
import { offerCardRecipe, offerGridRecipe } from './offer-card.recipe';
import { Slip, SlipMain, SlipStub } from './slip';

const Grid = chakra('ul', offerGridRecipe);

export interface OfferGridProps {
  /** `OfferCard`s. */
  children: ReactNode;
  /** Another page is on its way: the cards stay, dimmed. */
  isBusy?: boolean;
}

/** The missions of a page: as many columns as fit. */
export function OfferGrid({ children, isBusy = false }: OfferGridProps) {
  return <Grid aria-busy={isBusy}>{children}</Grid>;
}

export interface OfferCardProps {
  /** The mission's title; cut after three lines. */
  title: string;
  /** The mission's country code. */
  country: string | null | undefined;
  /** What it earns. */
  commission?: ReactNode;
  /** The way to the mission: a small plain button that is a link. */
  action: ReactNode;
  /** The title's level in the page. */
  level?: 2 | 3;
}

/** A mission as a slip, in an `OfferGrid`: what one does above the dashed rule, what one earns below. */
export function OfferCard({ title, country, commission, action, level = 2 }: OfferCardProps) {
  const styles = useSlotRecipe({ recipe: offerCardRecipe })();
  const Title = `h${level}` as const;
  return (
    <Slip as="li">
      <SlipMain css={styles.main}>
        <CountryBadge code={country} />
        <Title title={title}>{title}</Title>
      </SlipMain>
      <SlipStub css={styles.stub}>
        <p>{commission ?? `${COMMISSION_TEXT} de commission`}</p>
        {action}
      </SlipStub>
    </Slip>
  );
}
