import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { Location, User } from '~/api/contract/entities';
import { editableText } from '~/api/contract/lenient';
import { ProfileBody } from '~/api/contract/requests/request-bodies';
import { getSessionSignal } from '~/api/credentials';
import { call } from '~/api/http';
import { locationQueries } from '~/api/queries/location';
import { roleLabel } from '~/design-system/badges/account-badges';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { Banner } from '~/design-system/feedback/banner';
import { TextSkeleton } from '~/design-system/feedback/skeleton';
import { type AppForm, useAppForm } from '~/design-system/forms/app-form';
import { confirmDiscard } from '~/design-system/forms/confirm-discard';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { TextField } from '~/design-system/forms/form-fields';
import { isDirty, markSaved } from '~/design-system/forms/saved-values';
import { mergeServerValues, showServerErrors } from '~/design-system/forms/server-answers';
import { Stack } from '~/design-system/layout/stack';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { AppearanceSelect } from '~/design-system/shells/appearance-select';
import { useLeaveGuard } from '~/lib/browser/use-leave-guard';
import { MISSING } from '~/lib/format/formats';

const route = getRouteApi('/_user/profile');

export interface ProfilePageProps {
  user: User;
}

export function ProfilePage({ user }: ProfilePageProps) {
  return (
    <Stack>
      <PageHeader title="Profil" />
      <Columns>
        <Stack>
          <AccountDetails user={user} />
          <Display />
        </Stack>
        <ProfileForm user={user} />
      </Columns>
    </Stack>
  );
}

/** From the location lookup, else the account's country. */
const countryText = (location: Location | undefined, user: User) =>
  location?.country ? `${location.country}, ${location.country_code.toUpperCase()}` : user.pays || MISSING;

function AccountDetails({ user }: ProfilePageProps) {
  const { data: location, isPending } = useQuery(locationQueries.current());
  return (
    <Panel isSection>
      <PanelHead title="Informations du compte" />
      <PanelBody>
        <DescriptionList isSeparated>
          <DescriptionItem label="Nom">{user.name}</DescriptionItem>
          <DescriptionItem label="Email">{user.email}</DescriptionItem>
          <DescriptionItem label="Pays">
            {isPending ? <TextSkeleton width="8em" /> : countryText(location, user)}
          </DescriptionItem>
          <DescriptionItem label="Compte validé">{user.validated ? 'Oui' : 'En attente'}</DescriptionItem>
          <DescriptionItem label="Type de compte">{roleLabel(user.is_admin)}</DescriptionItem>
        </DescriptionList>
      </PanelBody>
    </Panel>
  );
}

function Display() {
  return (
    <Panel isSection>
      <PanelHead title="Affichage" aside="Gardé sur cet appareil" />
      <PanelBody>
        <AppearanceSelect />
      </PanelBody>
    </Panel>
  );
}

function ProfileForm({ user }: ProfilePageProps) {
  const name = editableText(user.name);
  const email = editableText(user.email);
  const form = useAppForm({
    schema: ProfileBody,
    initialValues: { name, email },
    draft: { name: 'profile', fields: ['name', 'email'] },
  });
  const { save, failure } = useSaveProfile(form);
  useLeaveGuard({
    isAtRisk: (from, to) => from !== to && isDirty(form),
    ask: () => confirmDiscard(form),
    isTabAtRisk: () => isDirty(form),
  });
  // Takes over values saved elsewhere, but not over what is being typed.
  useEffect(() => mergeServerValues(form, { name, email }), [form, name, email]);
  return (
    <Panel isSection>
      <PanelHead title="Modifier mes informations" />
      <PanelBody>
        <Form of={form} onSubmit={save} aria-label="Modifier mes informations">
          {failure && <Banner tone="refused">{failure}</Banner>}
          <TextField of={form} name="name" label="Nom" autoComplete="name" />
          <TextField of={form} name="email" label="Email" type="email" autoComplete="email" />
          <div>
            <SubmitButton of={form} label="Enregistrer" busyLabel="Enregistrement en cours..." />
          </div>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const useSaveProfile = (form: AppForm<ProfileBody, ProfileBody>) => {
  const { session } = route.useRouteContext();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useMutation({
    mutationFn: (body: ProfileBody) => call('updateProfile', { body }),
    // One after the other: a save of a screen that was left must not overtake the next one's.
    scope: { id: 'updateProfile' },
    meta: {
      successToast: clientCalls.updateProfile.success,
      failureToast: (error) => describeFailure(error, clientCalls.updateProfile.failure),
    },
  });

  const save = async (body: ProfileBody) => {
    setFailure(null);
    // Another login meanwhile makes the answer meaningless.
    const signal = getSessionSignal();
    let saved: User | null;
    try {
      saved = await mutateAsync(body);
    } catch (error) {
      if (signal.aborted) return;
      setFailure(
        showServerErrors(form, fieldErrorsOf(error), describeFailure(error, clientCalls.updateProfile.failure)),
      );
      return;
    }
    if (signal.aborted) return;
    markSaved(form, body);
    await session.refresh(saved);
  };

  return { save, failure };
};
