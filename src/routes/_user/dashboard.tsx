import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '~/design-system/layout/page-header';
import { pageTitle } from '~/lib/brand';

const TITLE = 'Tableau de bord';

export const Route = createFileRoute('/_user/dashboard')({
  head: () => ({ meta: [{ title: pageTitle(TITLE) }] }),
  component: () => <PageHeader title={TITLE} />,
});
