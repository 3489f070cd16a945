import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '~/design-system/layout/page-header';
import { pageTitle } from '~/lib/brand';

const TITLE = 'F.A.Q';

export const Route = createFileRoute('/_public/faq')({
  head: () => ({ meta: [{ title: pageTitle(TITLE) }] }),
  component: () => <PageHeader title={TITLE} />,
});
