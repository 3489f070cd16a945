import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { pageTitle } from '~/content/brand';
import { OFFER_NOT_FOUND } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Panel, PanelBody } from '~/design-system/cards/panel';
import { SlipArt } from '~/design-system/feedback/empty-state';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { useDocumentTitle } from '~/lib/browser/use-document-title';

export function OfferNotFound() {
  useDocumentTitle(pageTitle(OFFER_NOT_FOUND));
  // Read before the mission with the focused heading or button unmounts.
  const [takesFocus] = useState(() => Boolean(document.activeElement?.closest('article')));
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Panel>
      <PanelBody>
        <Stack gap="medium">
          <SlipArt />
          <PageHeader
            ref={heading}
            title={OFFER_NOT_FOUND}
            description="Cette offre n'existe pas ou n'est plus disponible."
          />
          <chakra.div>
            <Button asChild variant="accent">
              <UnmarkedLink to="/offers">Voir les missions</UnmarkedLink>
            </Button>
          </chakra.div>
        </Stack>
      </PanelBody>
    </Panel>
  );
}
