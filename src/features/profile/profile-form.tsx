import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import type { User } from '~/api/contract/entities';
import { failureMessages } from '~/api/contract/messages/failure-messages';
import { successMessages } from '~/api/contract/messages/success-messages';
import { ProfileBody } from '~/api/contract/requests/request-bodies';
import { getSessionSignal } from '~/api/credentials';
import { call } from '~/api/http';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { Banner } from '~/design-system/feedback/banner';
import { type AppForm, isDirty, markSaved, useAppForm } from '~/design-system/forms/app-form';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { TextField } from '~/design-system/forms/form-fields';
import { mergeServerValues, showServerErrors } from '~/design-system/forms/server-answers';
import { confirm } from '~/design-system/overlay/confirm';
import { useLeaveGuard } from '~/lib/browser/use-leave-guard';

const route = getRouteApi('/_user/profile');

export interface ProfileFormProps {
  user: User;
}

export function ProfileForm({ user }: ProfileFormProps) {
  const form = useAppForm({ schema: ProfileBody, initialValues: { name: user.name, email: user.email } });
  const { save, failure } = useSaveProfile(form);
  useLeaveGuard({
    isAtRisk: (from, to) => from !== to && isDirty(form),
    ask: () => confirm({ message: 'Vos modifications ne sont pas enregistrées. Quitter cette page les efface.' }),
    isTabAtRisk: () => isDirty(form),
  });
  const { name, email } = user;
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
    meta: {
      successToast: successMessages.profile,
      failureToast: (error) => describeFailure(error, failureMessages.profile),
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
      setFailure(showServerErrors(form, fieldErrorsOf(error), describeFailure(error, failureMessages.profile)));
      return;
    }
    if (signal.aborted) return;
    markSaved(form, body);
    await session.refresh(saved);
  };

  return { save, failure };
};
