import { clientCalls } from '~/api/contract/client-calls';
import { Banner, Notice } from '~/design-system/feedback/banner';
import { EmptyState, NoResult } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { ReadingLine } from '~/design-system/feedback/reading-line';
import { Skeleton, TextSkeleton } from '~/design-system/feedback/skeleton';
import { Spinner } from '~/design-system/feedback/spinner';
import { Toast } from '~/design-system/feedback/toast';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { Stack } from '~/design-system/layout/stack';
import { nothing } from '../../design-system/samples';
import { coming, type GalleryFamily, released } from '../gallery-family';

export const feedback: GalleryFamily = {
  folder: 'feedback',
  name: 'Retours',
  entries: [
    {
      name: 'Banner',
      ...released,
      docs: 'Retours/Banner',
      width: 560,
      sample: (
        <Banner tone="pending" title="Compte en attente" role="note">
          Notre équipe vérifie votre inscription.
        </Banner>
      ),
    },
    {
      name: 'EmptyState',
      ...released,
      docs: 'Retours/EmptyState',
      parts: ['SlipArt'],
      width: 560,
      sample: <EmptyState title="Aucune participation" description="Vos missions apparaîtront ici." />,
    },
    {
      name: 'ErrorState',
      ...released,
      docs: 'Retours/ErrorState',
      width: 560,
      sample: <ErrorState onRetry={nothing} />,
    },
    {
      name: 'NoResult',
      ...coming,
      docs: 'Retours/EmptyState',
      width: 560,
      sample: <NoResult title="Aucune offre" asked="« plage » et le pays Japon" onClear={nothing} />,
    },
    { name: 'Notice', ...released, docs: 'Retours/Notice', width: 560, sample: <Notice>La note qui informe.</Notice> },
    {
      name: 'ProgressLine',
      ...coming,
      docs: 'Retours/ProgressLine',
      width: 560,
      sample: <ProgressLine label="Validation de 12 comptes" share={0.4} onCancel={nothing} />,
    },
    {
      name: 'ReadingLine',
      ...coming,
      docs: 'Retours/ReadingLine',
      width: 560,
      sample: (
        <ReadingLine
          reading={{ status: 'running', page: 2, lastPage: 5, unreadable: 0 }}
          onResume={nothing}
          onRestart={nothing}
          onStop={nothing}
        />
      ),
    },
    {
      name: 'Skeleton',
      ...released,
      docs: 'Retours/Skeleton',
      parts: ['Repeat', 'LoadingStatus'],
      width: 360,
      sample: (
        <Stack gap="dense">
          <Skeleton size="title" width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      ),
    },
    { name: 'Spinner', ...released, docs: 'Retours/Spinner', parts: ['Spin'], width: 360, sample: <Spinner /> },
    { name: 'TextSkeleton', ...released, docs: 'Retours/Skeleton', width: 360, sample: <TextSkeleton width="12rem" /> },
    {
      name: 'ToastHost',
      ...released,
      docs: 'Retours/Notifications',
      parts: ['Toast', 'Toaster', 'ToneIcon'],
      width: 360,
      sample: (
        <Stack gap="tight">
          <Toast
            entry={{ id: 1, tone: 'success', message: clientCalls.applyToOffer.success }}
            isPaused
            onGone={nothing}
          />
          <Toast
            entry={{ id: 2, tone: 'error', message: clientCalls.adminListUsers.failure }}
            isPaused
            onGone={nothing}
          />
        </Stack>
      ),
    },
    {
      name: 'UnreadableRows',
      ...coming,
      docs: 'Données/UnreadableRows',
      width: 360,
      sample: <UnreadableRows count={2} />,
    },
  ],
};
