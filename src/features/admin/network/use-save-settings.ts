import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { NetworkSettings } from '~/api/contract/entities';
import { NetworkSettingsBody } from '~/api/contract/requests/request-bodies';
import { getSessionSignal } from '~/api/credentials';
import { call } from '~/api/http';
import { conflictCheckSignal, networkQueries, withConflictCheckTimeout } from '~/api/queries/admin/admin-queries';
import { hasTyped, isSubmitting, useAppForm } from '~/design-system/forms/app-form';
import { confirmDiscard } from '~/design-system/forms/confirm-discard';
import { draftStart } from '~/design-system/forms/draft';
import { isDirty, markSaved, resetForm } from '~/design-system/forms/saved-values';
import { showServerErrors } from '~/design-system/forms/server-answers';
import { confirm } from '~/design-system/overlay/confirm';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { useLeaveGuard } from '~/lib/browser/use-leave-guard';
import { MISSING } from '~/lib/format/formats';

type Settings = NetworkSettings['settings'];

const isSame = (one: Settings, other: Settings) =>
  (one.publisher_id ?? '') === (other.publisher_id ?? '') && (one.username ?? '') === (other.username ?? '');

/** The credentials form and its save; clears the password after the answer. */
export const useSaveSettings = (settings: Settings, onSaved: () => void) => {
  const queryClient = useQueryClient();
  // The version that the form started from; after a save the server's, `null` if it could not be read.
  const base = useRef<Promise<Settings | null>>(Promise.resolve(settings));
  // Sent without a confirmed answer: it may have been saved.
  const sent = useRef<Settings>(null);
  const getSignal = useAbortOnNavigation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm({
    schema: NetworkSettingsBody,
    initialValues: { publisher_id: settings.publisher_id ?? '', username: settings.username ?? '', password: '' },
    draft: { name: 'network-settings', fields: ['publisher_id', 'username'] },
  });
  useLeaveGuard({
    // Leaving during a save ends it, or lets it end.
    isAtRisk: (from, to) => from !== to && hasTyped(form) && !isSubmitting(form),
    ask: () => confirmDiscard(form),
    isTabAtRisk: () => hasTyped(form),
  });
  const { publisher_id, username } = settings;
  // Shows refetched values, unless something was typed over them.
  useEffect(() => {
    if (isDirty(form)) return;
    base.current = Promise.resolve({ publisher_id, username });
    resetForm(form, { publisher_id: publisher_id ?? '', username: username ?? '' });
  }, [form, publisher_id, username]);
  const { mutateAsync } = useMutation({
    mutationFn: (body: NetworkSettingsBody) => call('saveNetworkSettings', { body }),
    meta: { successToast: clientCalls.saveNetworkSettings.success, failureToast: (error) => describeFailure(error) },
  });

  /** Whether the stored settings are unchanged, or the user agrees to replace them. A failed read blocks nothing. */
  const mayReplace = async (own: Settings) => {
    const signal = getSignal();
    const session = getSessionSignal();
    const before = await withConflictCheckTimeout(base.current);
    const now = before && (await call('networkSettings', { signal: conflictCheckSignal() }).catch(() => null));
    // The user left or signed out during the check: no question may appear over another screen.
    if (signal.aborted || session.aborted) return false;
    const known = [{ ...before, ...draftStart(form) }, sent.current, own];
    if (!now || known.some((each) => each && isSame(each, now.settings))) return true;
    return confirm({
      signal,
      message:
        'Ces identifiants ont été modifiés par quelqu’un d’autre depuis que vous les avez ouverts ' +
        `(Publisher ID : ${now.settings.publisher_id || MISSING}, ` +
        `nom d’utilisateur : ${now.settings.username || MISSING}). ` +
        'Les remplacer par les vôtres ?',
    });
  };

  /** Refetches the settings after all running reads. */
  const readAgain = async (): Promise<Settings | null> => {
    const query = networkQueries.settings();
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    // With 0 a read would be fresh as long as a clock that was set back says so.
    return queryClient.fetchQuery({ ...query, staleTime: Number.NEGATIVE_INFINITY }).then(
      (read) => read.settings,
      () => null,
    );
  };

  const save = async (body: NetworkSettingsBody) => {
    setFailure(null);
    if (!(await mayReplace(body))) return;
    sent.current = { publisher_id: body.publisher_id, username: body.username };
    try {
      await mutateAsync(body);
    } catch (error) {
      setFailure(showServerErrors(form, fieldErrorsOf(error), describeFailure(error)));
      return;
    }
    base.current = readAgain();
    markSaved(form, { publisher_id: body.publisher_id, username: body.username, password: '' });
    onSaved();
  };

  return { form, save, failure };
};
