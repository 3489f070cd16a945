import { chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Offer } from '~/api/contract/entities';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { CountryBadge } from '~/design-system/badges/country-badge';
import { TextSkeleton } from '~/design-system/feedback/skeleton';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { missionSlipRecipe } from './mission-slip.recipe';
import { MissionTask } from './mission-task';

const TITLE_ID = 'titre-mission';

export interface MissionSlipProps {
  /** `undefined` while it loads; the heading keeps its focus when the title arrives. */
  offer: Offer | undefined;
  children: ReactNode;
}

export function MissionSlip({ offer, children }: MissionSlipProps) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  return (
    <Slip as="article" orientation="row" aria-labelledby={TITLE_ID} aria-busy={!offer}>
      <SlipMain css={styles.main}>
        {offer ? (
          <CountryBadge code={offer.country} />
        ) : (
          <chakra.span fontSize="sm">
            <TextSkeleton isSilent width="72px" />
          </chakra.span>
        )}
        <h1 id={TITLE_ID} tabIndex={-1}>
          {offer ? (
            offer.title
          ) : (
            <>
              <chakra.span srOnly>Mission, chargement…</chakra.span>
              {/* As long as most titles, so that little moves below. */}
              <TextSkeleton isSilent width="8.5em" /> <TextSkeleton isSilent width="8em" />{' '}
              <TextSkeleton isSilent width="7em" />
            </>
          )}
        </h1>
        <MissionTask offer={offer} />
      </SlipMain>
      {/* Remounted after loading: on a phone it stands below a task of unknown length. */}
      <SlipStub key={offer ? 'known' : 'loading'} css={styles.stub}>
        <chakra.p css={styles.price}>
          <chakra.span css={styles.amount}>{COMMISSION_TEXT}</chakra.span>
          <span>de commission</span>
        </chakra.p>
        {children}
      </SlipStub>
    </Slip>
  );
}
