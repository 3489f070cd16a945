import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import type { User } from '~/api/contract/entities';
import { failureMessages, successMessages } from '~/api/contract/messages';
import type { ProfileBody } from '~/api/contract/requests/request-bodies';
import { noteSession } from '~/api/credentials';
import { call } from '~/api/http';
import { type AppForm, markSaved } from '~/design-system/forms/app-form';
import { showServerErrors } from '~/design-system/forms/show-server-errors';

export const useSaveProfile = (
  form: AppForm<ProfileBody, ProfileBody>,
  onSaved: (user: User | null) => Promise<void>,
) => {
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
    const isSameSession = noteSession();
    let saved: User | null;
    try {
      saved = await mutateAsync(body);
    } catch (error) {
      if (!isSameSession()) return;
      setFailure(showServerErrors(form, fieldErrorsOf(error), describeFailure(error, failureMessages.profile)));
      return;
    }
    if (!isSameSession()) return;
    markSaved(form, body);
    await onSaved(saved);
  };

  return { save, failure };
};
