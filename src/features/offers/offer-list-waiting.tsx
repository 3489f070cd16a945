import { chakra } from '@chakra-ui/react';
import { OfferGrid } from '~/design-system/data/offer-card';
import { Slip, SlipMain, SlipStub } from '~/design-system/data/slip';
import { LoadingStatus } from '~/design-system/feedback/loading-status';
import { Repeat } from '~/design-system/feedback/repeat';
import { Skeleton } from '~/design-system/feedback/skeleton';

/** Enough to fill the first view on a desk, without a foot that jumps when fewer come. */
const CARDS = 6;

/** The place of the cards until the first ones are there. */
export function OfferListWaiting() {
  return (
    <div aria-busy="true">
      <LoadingStatus />
      <div aria-hidden="true">
        <OfferGrid>
          <Repeat times={CARDS}>
            <Slip as="li">
              <SlipMain>
                <chakra.div display="grid" gap="3">
                  <Skeleton width="72px" />
                  <Skeleton size="title" />
                  <Skeleton size="title" width="62%" />
                </chakra.div>
              </SlipMain>
              <SlipStub>
                <Skeleton size="control" width="60%" />
              </SlipStub>
            </Slip>
          </Repeat>
        </OfferGrid>
      </div>
    </div>
  );
}
