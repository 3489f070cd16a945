import { useState } from 'react';
import { ApiError, describeFailure } from '~/api/api-error';
import type { User } from '~/api/contract/entities';
import { failureMessages, successMessages } from '~/api/contract/messages';
import type { ProfileBody } from '~/api/contract/requests';
import { readToken } from '~/api/credentials';
import { call } from '~/api/http';
import { notify } from '~/design-system/feedback/notify';
import { type AppForm, resetForm, setFieldErrors } from '~/design-system/forms/app-form';

/** Saves the profile; what went wrong stays to be read above the fields unless it stands under one of them. */
export const useSaveProfile = (
  form: AppForm<ProfileBody, ProfileBody>,
  onSaved: (user: User | null) => Promise<void>,
) => {
  const [failure, setFailure] = useState<string | null>(null);

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.isSessionLost) return;
    const message = describeFailure(error, failureMessages.profile);
    const isUnderField = error instanceof ApiError && setFieldErrors(form, error.fieldErrors);
    setFailure(isUnderField ? null : message);
    notify.error(message);
  };

  const save = async (body: ProfileBody) => {
    setFailure(null);
    const token = readToken();
    // Whoever logged out in the meantime, or in again as somebody else, has no use for the answer.
    const isOver = () => readToken() !== token;
    let saved: User | null;
    try {
      const answer = await call('updateProfile', { body });
      saved = answer.user ?? null;
    } catch (error) {
      if (!isOver()) fail(error);
      return;
    }
    if (isOver()) return;
    // From now on this is what « unchanged » means.
    resetForm(form, body, true);
    notify.success(successMessages.profile);
    await onSaved(saved);
  };

  return { save, failure };
};
