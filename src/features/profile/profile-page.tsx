import { useQuery } from '@tanstack/react-query';
import type { Location, User } from '~/api/contract/entities';
import { locationQueries } from '~/api/queries/location';
import { roleLabel } from '~/design-system/badges/account-badges';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { TextSkeleton } from '~/design-system/feedback/skeleton';
import { Stack } from '~/design-system/layout/stack';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { MISSING } from '~/lib/format/formats';
import { ProfileForm, type ProfileFormProps } from './profile-form';

export function ProfilePage({ user }: ProfileFormProps) {
  return (
    <Stack>
      <PageHeader title="Profil" />
      <Columns>
        <AccountDetails user={user} />
        <ProfileForm user={user} />
      </Columns>
    </Stack>
  );
}

/** From the location lookup, else the account's country. */
const countryText = (location: Location | null, user: User) =>
  location?.country ? `${location.country}, ${location.country_code.toUpperCase()}` : user.pays || MISSING;

interface AccountDetailsProps {
  user: User;
}

function AccountDetails({ user }: AccountDetailsProps) {
  const { data: location } = useQuery(locationQueries.current());
  return (
    <Panel isSection>
      <PanelHead title="Informations du compte" />
      <PanelBody>
        <DescriptionList isSeparated>
          <DescriptionItem label="Nom">{user.name}</DescriptionItem>
          <DescriptionItem label="Email">{user.email}</DescriptionItem>
          <DescriptionItem label="Pays">
            {location === undefined ? <TextSkeleton width="8em" /> : countryText(location, user)}
          </DescriptionItem>
          <DescriptionItem label="Compte validé">{user.validated ? 'Oui' : 'En attente'}</DescriptionItem>
          <DescriptionItem label="Type de compte">{roleLabel(user.is_admin)}</DescriptionItem>
        </DescriptionList>
      </PanelBody>
    </Panel>
  );
}
