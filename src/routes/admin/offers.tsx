import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '~/design-system/layout/page-header';
import { pageTitle } from '~/lib/brand';

const TITLE = 'Offres';

export const Route = createFileRoute('/admin/offers')({
  head: () => ({ meta: [{ title: pageTitle(TITLE) }] }),
  component: () => <PageHeader title={TITLE} />,
});
