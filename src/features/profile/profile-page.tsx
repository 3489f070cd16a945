import { Columns } from '~/design-system/layout/columns';
import { PageHeader } from '~/design-system/layout/page-header';
import { Stack } from '~/design-system/layout/stack';
import { AccountDetails } from './account-details';
import { ProfileForm, type ProfileFormProps } from './profile-form';

export function ProfilePage({ user, onSaved }: ProfileFormProps) {
  return (
    <Stack>
      <PageHeader title="Profil" />
      <Columns>
        <AccountDetails user={user} />
        <ProfileForm user={user} onSaved={onSaved} />
      </Columns>
    </Stack>
  );
}
