import { chakra } from '@chakra-ui/react';
import { OfferGrid } from '~/design-system/cards/offer-card';
import { Slip, SlipMain, SlipStub } from '~/design-system/cards/slip';
import { LoadingStatus } from '~/design-system/feedback/loading-status';
import { Repeat } from '~/design-system/feedback/repeat';
import { Skeleton } from '~/design-system/feedback/skeleton';

/** A usual page, so that its length fits. */
const CARDS = 12;

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
                  <Skeleton size="title" />
                  <Skeleton size="title" width="62%" />
                  <Skeleton width="90%" />
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
