import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicLayout } from '~/features/navigation/public-layout';
import { useUser } from '~/features/session/session-context';
import { DraftOwnerContext } from '~/lib/browser/draft-owner';

export const Route = createFileRoute('/_public')({ component: Public });

function Public() {
  const user = useUser();
  return (
    <PublicLayout user={user}>
      <DraftOwnerContext value={user?.id ?? null}>
        <Outlet />
      </DraftOwnerContext>
    </PublicLayout>
  );
}
