import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { Badge } from '../badges/badge';
import { CountryBadge } from '../badges/country-badge';
import { Slip, SlipMain, SlipStub } from '../layout/slip';
import { offerCardRecipe, offerGridRecipe } from './offer-card.recipe';

const Grid = chakra('ul', offerGridRecipe);

export interface OfferGridProps {
  children: ReactNode;
  /** Dims the cards while the next page loads. */
  isBusy?: boolean;
}

/** The missions of a page: as many columns as fit. */
export function OfferGrid({ children, isBusy = false }: OfferGridProps) {
  return <Grid aria-busy={isBusy}>{children}</Grid>;
}

export interface OfferCardProps {
  /** Cut after three lines. */
  title: string;
  /** Cut after one line. */
  description?: string | null;
  /** Left out when all missions share it. */
  country?: string | null;
  isStarted?: boolean;
  /** A small plain link button; its target is the whole card. */
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
