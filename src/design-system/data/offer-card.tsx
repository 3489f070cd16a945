import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { COMMISSION_TEXT } from '~/lib/commission-text';
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
  /** The way to the mission: a small plain button that is a link. */
  action: ReactNode;
}

/** A mission as a slip, in an `OfferGrid`: what one does above the dashed rule, what one earns below. */
export function OfferCard({ title, country, action }: OfferCardProps) {
  const styles = useSlotRecipe({ recipe: offerCardRecipe })();
  return (
    <Slip as="li">
      <SlipMain css={styles.main}>
        <CountryBadge code={country} />
        <h2 title={title}>{title}</h2>
      </SlipMain>
      <SlipStub css={styles.stub}>
        <p>{`${COMMISSION_TEXT} de commission`}</p>
        {action}
      </SlipStub>
    </Slip>
  );
}
