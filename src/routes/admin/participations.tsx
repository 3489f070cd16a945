import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '~/design-system/layout/page-header';
import { pageTitle } from '~/lib/brand';

const TITLE = 'Gestion des participations';

export const Route = createFileRoute('/admin/participations')({
  head: () => ({ meta: [{ title: pageTitle(TITLE) }] }),
  component: () => <PageHeader title={TITLE} />,
});
