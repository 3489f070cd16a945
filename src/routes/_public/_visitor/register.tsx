import { createFileRoute } from '@tanstack/react-router';
import { PageHeader } from '~/design-system/layout/page-header';
import { pageTitle } from '~/lib/brand';

const TITLE = 'Inscription';

export const Route = createFileRoute('/_public/_visitor/register')({
  head: () => ({ meta: [{ title: pageTitle(TITLE) }] }),
  component: () => <PageHeader title={TITLE} />,
});
