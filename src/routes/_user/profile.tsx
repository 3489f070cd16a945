import { createFileRoute } from '@tanstack/react-router';
import { locationQueries } from '~/api/queries/location';
import { pageTitle } from '~/content/brand';
import { ProfilePage } from '~/features/profile/profile-page';
import { useSession, useUser } from '~/features/session/session-context';

export const Route = createFileRoute('/_user/profile')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(locationQueries.current());
  },
  head: () => ({ meta: [{ title: pageTitle('Profil') }] }),
  component: Profile,
});

function Profile() {
  const session = useSession();
  const user = useUser();
  return user && <ProfilePage user={user} onSaved={(saved) => session.refresh(saved)} />;
}
