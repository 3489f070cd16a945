import { useEffect, useEffectEvent, useState } from 'react';
import { adminParticipationQueries } from '~/api/queries/admin/admin-queries';
import { uncounted } from '~/content/reading-texts';
import { BarSeries } from '~/design-system/cards/bar-series';
import { ReadingLine } from '~/design-system/feedback/reading-line';
import { Stack } from '~/design-system/layout/stack';
import { serverNow } from '~/lib/browser/server-clock';
import { formatCount } from '~/lib/format/formats';
import { useReadPages } from '~/lib/list/use-read-pages';
import { ACTIVITY_DAYS } from './activity-days';
import { dailyActivity, isRecent } from './daily-activity';

/** In the order of `activityStatuses`. */
const series = [
  { label: 'Validées', tone: 'earned' },
  { label: 'En attente', tone: 'pending' },
  { label: 'Refusées', tone: 'refused' },
] as const;

/** Reads the newest participations until those of the last days are all there, and draws those read so far. */
export function ActivityChart() {
  const [now] = useState(serverNow);
  const keep = isRecent(now);
  const { read, start, resume, stop } = useReadPages(adminParticipationQueries.read({}), {
    keep,
    // Newest first, by contract.
    isLast: (page) => page.length > 0 && !page.some(keep),
  });
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  const { days, counted, undated } = dailyActivity(read.rows, now);
  const isSettled = read.status !== 'idle' && read.status !== 'running';
  const basis =
    `${formatCount(counted, 'participation commencée', 'participations commencées')} ` +
    `ces ${ACTIVITY_DAYS}\u00A0derniers jours, selon leur statut actuel.`;
  const withoutDay = `${formatCount(undated, 'autre n’a', 'autres n’ont')} pas de date.`;
  return (
    <Stack gap="medium">
      {(counted > 0 || read.status === 'done') && (
        <BarSeries
          label="Participations par jour"
          heading="Jour"
          series={series}
          bars={days}
          empty={`Aucune participation ces ${ACTIVITY_DAYS}\u00A0derniers jours.`}
        />
      )}
      <p role="status">{isSettled && [basis, ...uncounted(read), ...(undated > 0 ? [withoutDay] : [])].join(' ')}</p>
      <ReadingLine reading={read} onResume={resume} onRestart={start} onStop={stop} />
    </Stack>
  );
}
