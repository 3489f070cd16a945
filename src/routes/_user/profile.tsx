import { createFileRoute } from '@tanstack/react-router';
import { lookUpLocation } from '~/api/queries/location';
import { pageTitle } from '~/content/brand';
import { ProfilePage } from '~/features/profile/profile-page';
import { useUser } from '~/features/session/session-context';

export const Route = createFileRoute('/_user/profile')({
  loader: ({ context: { queryClient } }) => {
    void lookUpLocation(queryClient);
  },
  head: () => ({ meta: [{ title: pageTitle('Profil') }] }),
  component: Profile,
});

function Profile() {
  const user = useUser();
  return user && <ProfilePage user={user} />;
}
