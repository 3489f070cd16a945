import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminParticipationQueries, adminUserQueries } from '~/api/queries/admin';
import { accountGroups } from '~/design-system/badges/account-groups';
import { Columns } from '~/design-system/layout/columns';
import { SplitPanel } from './split-panel';

export function Splits() {
  const users = useQuery(adminUserQueries.count());
  const validated = useQuery(adminUserQueries.count({ validated: '1' }));
  const waiting = useQuery(adminUserQueries.count({ validated: '0' }));
  const participations = useQuery(adminParticipationQueries.count());
  const approved = useQuery(adminParticipationQueries.count({ status: 'approved' }));
  const opened = useQuery(adminParticipationQueries.count({ status: 'opened' }));
  const disapproved = useQuery(adminParticipationQueries.count({ status: 'disapproved' }));
  return (
    <Columns isEven>
      <SplitPanel
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
      <SplitPanel
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
