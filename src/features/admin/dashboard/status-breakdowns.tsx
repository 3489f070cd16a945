import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminKey, adminParticipationQueries, adminUserQueries } from '~/api/queries/admin/admin-queries';
import { accountGroups } from '~/design-system/badges/account-badges';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { SplitBar } from '~/design-system/cards/split-bar';
import { ErrorState } from '~/design-system/feedback/error-state';
import { TextSkeleton } from '~/design-system/feedback/skeleton';
import type { Tone } from '~/design-system/feedback/tones';
import type { FillableElement } from '~/design-system/layout/elements';
import { Columns } from '~/design-system/page/columns';
import { formatNumber } from '~/lib/format/formats';
import { combineQueries, useRetryFailed } from '../list/combine-queries';

export function StatusBreakdowns() {
  const users = useQuery(adminUserQueries.count());
  const validated = useQuery(adminUserQueries.count({ validated: '1' }));
  const waiting = useQuery(adminUserQueries.count({ validated: '0' }));
  const participations = useQuery(adminParticipationQueries.count());
  const approved = useQuery(adminParticipationQueries.count({ status: 'approved' }));
  const opened = useQuery(adminParticipationQueries.count({ status: 'opened' }));
  const disapproved = useQuery(adminParticipationQueries.count({ status: 'disapproved' }));
  return (
    <Columns isEven>
      <BreakdownPanel
        title="Utilisateurs"
        total={users}
        parts={[
          {
            label: accountGroups.validated,
            tone: 'earned',
            read: validated,
            link: <Link to="/admin/users" search={{ validated: 1 }} aria-label="Validés : voir ces comptes" />,
          },
          {
            label: accountGroups.waiting,
            tone: 'pending',
            read: waiting,
            link: <Link to="/admin/users" search={{ validated: 0 }} aria-label="En attente : voir ces comptes" />,
          },
        ]}
      />
      <BreakdownPanel
        title="Participations"
        total={participations}
        parts={[
          {
            label: 'Validées',
            tone: 'earned',
            read: approved,
            link: (
              <Link
                to="/admin/participations"
                search={{ status: 'approved' }}
                aria-label="Validées : voir ces participations"
              />
            ),
          },
          {
            label: 'En attente',
            tone: 'pending',
            read: opened,
            link: (
              <Link
                to="/admin/participations"
                search={{ status: 'opened' }}
                aria-label="En attente : voir ces participations"
              />
            ),
          },
          {
            label: 'Refusées',
            tone: 'refused',
            read: disapproved,
            link: (
              <Link
                to="/admin/participations"
                search={{ status: 'disapproved' }}
                aria-label="Refusées : voir ces participations"
              />
            ),
          },
        ]}
      />
    </Columns>
  );
}

interface BreakdownPanelProps {
  title: string;
  total: UseQueryResult<number>;
  /** Each part has its own read, so that its figure is exact. */
  parts: readonly { label: string; tone: Tone; read: UseQueryResult<number>; link: FillableElement }[];
}

/** Shows how a total divides: a bar, and the exact figures beside it. */
function BreakdownPanel({ title, total, parts }: BreakdownPanelProps) {
  const retry = useRetryFailed(adminKey);
  const { hasFailed } = combineQueries([total, ...parts.map(({ read }) => read)]);
  const isReady = parts.every(({ read }) => read.data !== undefined);
  const ofAll = total.data === undefined ? <TextSkeleton width="5.5em" /> : `${formatNumber(total.data)} au total`;
  return (
    <Panel isSection aria-busy={!isReady && !hasFailed}>
      <PanelHead title={title} aside={hasFailed ? undefined : ofAll} />
      {hasFailed && <ErrorState onRetry={retry} />}
      {!hasFailed && (
        <PanelBody>
          <SplitBar parts={parts.map(({ read, ...part }) => ({ ...part, value: read.data }))} />
        </PanelBody>
      )}
    </Panel>
  );
}
