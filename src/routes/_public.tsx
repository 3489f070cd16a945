import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicLayout } from '~/features/navigation/public-layout';
import { useSessionState } from '~/features/session/session-context';

export const Route = createFileRoute('/_public')({ component: Public });

function Public() {
  const session = useSessionState();
  return (
    <PublicLayout user={session.status === 'user' ? session.user : null}>
      <Outlet />
    </PublicLayout>
  );
}
