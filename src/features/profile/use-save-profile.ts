import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import type { User } from '~/api/contract/entities';
import { failureMessages, successMessages } from '~/api/contract/messages';
import type { ProfileBody } from '~/api/contract/requests';
import { noteSession } from '~/api/credentials';
import { call } from '~/api/http';
import { type AppForm, markSaved } from '~/design-system/forms/app-form';
import { showRefusal } from '~/design-system/forms/show-refusal';

/** Saves the profile; what went wrong stays to be read above the fields unless it stands under one of them. */
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
    // Whoever logged out in the meantime, or in again as somebody else, has no use for the answer.
    const isSameSession = noteSession();
    let saved: User | null;
    try {
      const answer = await mutateAsync(body);
      saved = answer.user ?? null;
    } catch (error) {
      if (!isSameSession()) return;
      setFailure(showRefusal(form, fieldErrorsOf(error), describeFailure(error, failureMessages.profile)));
      return;
    }
    if (!isSameSession()) return;
    // From now on this is what « unchanged » means.
    markSaved(form, body);
    await onSaved(saved);
  };

  return { save, failure };
};
