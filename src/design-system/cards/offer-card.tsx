import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMMISSION_TEXT } from '~/content/commission-text';
import { Badge } from '../badges/badge';
import { CountryBadge } from '../badges/country-badge';
import { Slip, SlipMain, SlipStub } from '../layout/slip';
import { offerCardRecipe, offerGridRecipe } from './offer-card.recipe';

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
  /** What one does, cut after one line. */
  description?: string | null;
  /** The mission's country code; left out where the country is said once for all of them. */
  country?: string | null;
  /** One takes part in it already. */
  isStarted?: boolean;
  /** The way to the mission: a small plain button that is a link, whose target is the whole card. */
  action: ReactNode;
}

/** A mission as a slip, in an `OfferGrid`: what one does above the dashed rule, what one earns below. */
export function OfferCard({ title, description, country, isStarted = false, action }: OfferCardProps) {
  const styles = useSlotRecipe({ recipe: offerCardRecipe })();
  return (
    <Slip as="li" css={styles.root}>
      <SlipMain css={styles.main}>
        {country !== undefined && <CountryBadge code={country} />}
        <h2>{title}</h2>
        {description && <p>{description}</p>}
      </SlipMain>
      <SlipStub css={styles.stub}>
        <p>{`${COMMISSION_TEXT} de commission`}</p>
        {action}
      </SlipStub>
      {isStarted && (
        <chakra.span css={styles.mark}>
          <Badge tone="info" icon={<Footprints />}>
            Déjà commencée
          </Badge>
        </chakra.span>
      )}
    </Slip>
  );
}
