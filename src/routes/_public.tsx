import { createFileRoute, Outlet } from '@tanstack/react-router';
import { contactDetails } from '~/features/landing/sample-content';
import { PublicLayout } from '~/features/navigation/public-layout';
import { useSessionState } from '~/features/session/session-context';

export const Route = createFileRoute('/_public')({ component: Public });

function Public() {
  const session = useSessionState();
  const { email, replyPromise, hours, sampleNote } = contactDetails;
  return (
    <PublicLayout
      user={session.status === 'user' ? session.user : null}
      contactLines={[email, replyPromise, hours, sampleNote]}
    >
      <Outlet />
    </PublicLayout>
  );
}
