import { useNavigate } from '@tanstack/react-router';
import type { User } from '~/api/contract/entities';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { FilterPanel } from '~/design-system/tabs/filter-tabs';
import type { ParticipationFilter } from './participation-filter';
import { ParticipationList } from './participation-list';
import { ParticipationTabs } from './participation-tabs';
import { SoldBalance } from './sold-balance';
import { StatementHead } from './statement-head';

const PANEL_ID = 'participations';

export interface ParticipationsPageProps {
  user: User;
  page: number;
  filter: ParticipationFilter;
}

export function ParticipationsPage({ user, page, filter }: ParticipationsPageProps) {
  const navigate = useNavigate();
  const choose = (status: ParticipationFilter) =>
    navigate({ to: '/participations', search: { page, status }, resetScroll: false });
  return (
    <Stack>
      <PageHeader title="Participations" actions={<SoldBalance />} />
      <StatementHead user={user} filter={filter} />
      <Stack gap="medium">
        <ParticipationTabs value={filter} onChange={choose} panelId={PANEL_ID} />
        <FilterPanel id={PANEL_ID} value={filter}>
          <ParticipationList page={page} filter={filter} />
        </FilterPanel>
      </Stack>
    </Stack>
  );
}
