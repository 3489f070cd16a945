import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicLayout } from '~/features/navigation/public-layout';
import { useUser } from '~/features/session/session-context';

export const Route = createFileRoute('/_public')({ component: Public });

function Public() {
  const user = useUser();
  return (
    <PublicLayout user={user}>
      <Outlet />
    </PublicLayout>
  );
}
