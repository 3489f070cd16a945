import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { adminUserQueries } from '~/api/queries/admin';
import { Counter, Counters } from '~/design-system/data/counters';

/** How many accounts there are, validated and waiting: exact figures, whatever the list below is filtered by. */
export function UserCounters() {
  const total = useQuery(adminUserQueries.count());
  const validated = useQuery(adminUserQueries.count({ validated: '1' }));
  const waiting = useQuery(adminUserQueries.count({ validated: '0' }));
  return (
    <Counters columns={3} isTight>
      <Counter label="Total" icon={<UsersRound />} value={total.data} isLoading={total.isPending} />
      <Counter label="Validés" tone="earned" value={validated.data} isLoading={validated.isPending} />
      <Counter label="En attente" tone="pending" value={waiting.data} isLoading={waiting.isPending} />
    </Counters>
  );
}
