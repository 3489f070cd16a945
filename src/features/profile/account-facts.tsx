import { useQuery } from '@tanstack/react-query';
import type { Location, User } from '~/api/contract/entities';
import { locationQueries } from '~/api/queries/location';
import { roleLabel } from '~/design-system/badges/role-badge';
import { Fact, Facts } from '~/design-system/data/facts';
import { Panel, PanelBody, PanelHead } from '~/design-system/data/panel';
import { WaitingText } from '~/design-system/data/waiting-text';
import { MISSING } from '~/lib/formats';

/** From the location lookup, else the account's country. */
const countryText = (location: Location | null, user: User) =>
  location?.country ? `${location.country}, ${location.country_code.toUpperCase()}` : user.pays || MISSING;

export interface AccountFactsProps {
  user: User;
}

export function AccountFacts({ user }: AccountFactsProps) {
  const { data: location } = useQuery(locationQueries.current());
  return (
    <Panel isSection>
      <PanelHead title="Informations du compte" />
      <PanelBody>
        <Facts isSeparated>
          <Fact label="Nom">{user.name}</Fact>
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Pays">{location === undefined ? <WaitingText width="8em" /> : countryText(location, user)}</Fact>
          <Fact label="Compte validé">{user.validated ? 'Oui' : 'En attente'}</Fact>
          <Fact label="Type de compte">{roleLabel(user.is_admin)}</Fact>
        </Facts>
      </PanelBody>
    </Panel>
  );
}
