import { useEffect, useEffectEvent } from 'react';
import { participationQueries } from '~/api/queries/participations';
import { uncounted } from '~/content/reading-texts';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { BarSeries } from '~/design-system/cards/bar-series';
import { ReadingLine } from '~/design-system/feedback/reading-line';
import { Stack } from '~/design-system/layout/stack';
import { serverNow } from '~/lib/browser/server-clock';
import { formatCount, formatEuros } from '~/lib/format/formats';
import { useReadPages } from '~/lib/list/use-read-pages';
import { MONTHS_SHOWN, type MonthlyCommissions, monthlyCommissions } from './monthly-commissions';

const series = [
  { label: 'Approuvées', tone: 'earned' },
  { label: 'En attente', tone: 'pending' },
] as const;

const outside = ({ undated, older }: MonthlyCommissions): string[] => [
  ...(undated > 0
    ? [`${formatCount(undated, 'participation sans date n’est', 'participations sans date ne sont')} dans aucun mois.`]
    : []),
  ...(older > 0
    ? [
        `${formatCount(older, 'participation n’est pas montrée', 'participations ne sont pas montrées')}\u00A0: ` +
          `seuls les ${MONTHS_SHOWN}\u00A0derniers mois le sont.`,
      ]
    : []),
];

/** Reads all the member's participations, and draws those read so far. */
export function CommissionsChart() {
  const { read, start, resume, stop } = useReadPages(participationQueries.read);
  const begin = useEffectEvent(start);
  useEffect(() => begin(), []);
  const monthly = monthlyCommissions(read.rows, serverNow());
  const isSettled = read.status !== 'idle' && read.status !== 'running';
  const basis =
    `D’après ${formatCount(read.rows.length, 'participation', 'participations')}, à ${COMMISSION_TEXT} chacune, ` +
    'au mois où elle commence\u00A0; une refusée ne rapporte rien.';
  return (
    <Stack gap="medium">
      {(read.rows.length > 0 || read.status === 'done') && (
        <BarSeries
          label="Commissions par mois"
          heading="Mois"
          series={series}
          bars={monthly.months}
          format={formatEuros}
          empty="Aucune commission approuvée ou en attente."
        />
      )}
      <p role="status">{isSettled && [basis, ...uncounted(read), ...outside(monthly)].join(' ')}</p>
      <ReadingLine reading={read} onResume={resume} onRestart={start} onStop={stop} />
    </Stack>
  );
}
