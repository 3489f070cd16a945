import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { describeFailure, fieldErrorsOf } from '~/api/api-error';
import { conflictCheckSignal, withConflictCheckTimeout } from '~/api/conflict-check';
import type { NetworkSettings } from '~/api/contract/entities';
import { successMessages } from '~/api/contract/messages';
import { NetworkSettingsBody } from '~/api/contract/requests';
import { noteSession } from '~/api/credentials';
import { call } from '~/api/http';
import { networkQueries } from '~/api/queries/admin';
import { isDirty, markSaved, resetForm, useAppForm } from '~/design-system/forms/app-form';
import { showServerErrors } from '~/design-system/forms/show-server-errors';
import { confirm, withdrawQuestion } from '~/design-system/overlay/confirm';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { useIsMounted } from '~/lib/browser/use-is-mounted';
import { MISSING } from '~/lib/format/formats';

type Settings = NetworkSettings['settings'];

const isSame = (one: Settings, other: Settings) =>
  (one.publisher_id ?? '') === (other.publisher_id ?? '') && (one.username ?? '') === (other.username ?? '');

/** The form of the credentials and what saving it means; the password leaves the page with the answer. */
export const useSaveSettings = (settings: Settings, onSaved: () => void) => {
  const queryClient = useQueryClient();
  // The version that the form shows: it may be read again while one types. After one's own save it is what the server makes of that,
  // and `null` when it could not be read.
  const base = useRef<Promise<Settings | null>>(Promise.resolve(settings));
  // What was sent without an answer that says it was saved: it may have been.
  const sent = useRef<Settings>(null);
  const isStillHere = useIsMounted();
  const whileHere = useAbortOnNavigation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useAppForm({
    schema: NetworkSettingsBody,
    initialValues: { publisher_id: settings.publisher_id ?? '', username: settings.username ?? '', password: '' },
  });
  const { publisher_id, username } = settings;
  // What was read again, as long as nothing was typed over it.
  useEffect(() => {
    if (isDirty(form)) return;
    base.current = Promise.resolve({ publisher_id, username });
    resetForm(form, { publisher_id: publisher_id ?? '', username: username ?? '' });
  }, [form, publisher_id, username]);
  const { mutateAsync } = useMutation({
    mutationFn: (body: NetworkSettingsBody) => call('saveNetworkSettings', { body }),
    meta: { successToast: successMessages.settingsSaved, failureToast: (error) => describeFailure(error) },
  });

  /** Whether nobody else has changed them meanwhile, or theirs may be replaced. What cannot be read stops nothing. */
  const mayReplace = async (own: Settings) => {
    const isSameSession = noteSession();
    const before = await withConflictCheckTimeout(base.current);
    const now = before && (await call('networkSettings', { signal: conflictCheckSignal() }).catch(() => null));
    // Left before anything was sent, or signed out by the look: it is given up, and a question would stand over something else.
    if (!isStillHere() || !isSameSession()) return false;
    if (!now || [before, sent.current, own].some((known) => known && isSame(known, now.settings))) return true;
    const question = confirm({
      message: `Ces identifiants ont été modifiés par quelqu’un d’autre depuis que vous les avez ouverts (Publisher ID : ${now.settings.publisher_id || MISSING}, nom d’utilisateur : ${now.settings.username || MISSING}). Les remplacer par les vôtres ?`,
    });
    return whileHere(question, withdrawQuestion);
  };

  /** What the screen shows of the settings, read after everything that was under way. */
  const readAgain = async (): Promise<Settings | null> => {
    const query = networkQueries.settings();
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    return queryClient.fetchQuery({ ...query, staleTime: 0 }).then(
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
