import { Link } from '@tanstack/react-router';
import type { Offer, Participation } from '~/api/contract/entities';
import { MISSING_TEXT } from '~/api/contract/lenient';
import { LONG_WAIT_DAYS, participationLife, waitingSince } from '~/api/contract/life/participation-life';
import { TextLink } from '~/design-system/actions/text-link';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { Timeline } from '~/design-system/cards/timeline';
import { Stack } from '~/design-system/layout/stack';
import { serverNow } from '~/lib/browser/server-clock';
import { dayOf } from '~/lib/format/day-of';
import { cleanSearch } from '~/lib/list/list-search';

const TITLE = 'Votre participation';

export interface ParticipationLifePanelProps {
  offer: Pick<Offer, 'title'>;
  participation: Participation;
}

/** What has become of it, and whom to ask about one that waits long. */
export function ParticipationLifePanel({ offer, participation }: ParticipationLifePanelProps) {
  const { steps, isWaitingLong } = participationLife(participation, serverNow());
  return (
    <Panel isSection size="xl">
      <PanelHead title={TITLE} aside={`nº\u00A0${participation.id}`} />
      <PanelBody>
        <Stack gap="medium">
          <Timeline label={TITLE} steps={steps} />
          {isWaitingLong && (
            <p>
              <span>{`Plus de ${LONG_WAIT_DAYS} jours, c’est long. Dites-le-nous\u00A0: `}</span>
              <TextLink asChild>
                <Link to="/contact" search={contactSearch(offer, participation)}>
                  Nous écrire
                </Link>
              </TextLink>
            </p>
          )}
        </Stack>
      </PanelBody>
    </Panel>
  );
}

/** Nothing of the member: an address may be shared, and is kept in the browser's history. */
const contactSearch = ({ title }: Pick<Offer, 'title'>, participation: Participation) => ({
  mission: title === MISSING_TEXT ? undefined : cleanSearch(title),
  participation: participation.id,
  date: dayOf(waitingSince(participation)) ?? undefined,
});
