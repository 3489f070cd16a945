import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, describeFailure, isUncertain } from '~/api/api-error';
import type { Application, Offer, User } from '~/api/contract/entities';
import { failureMessages, successMessages } from '~/api/contract/messages';
import { noteSession } from '~/api/credentials';
import { call } from '~/api/http';
import { participationQueries } from '~/api/queries/participations';
import { notify } from '~/design-system/feedback/notify';
import { useSingleFlight } from '~/lib/browser/use-single-flight';
import { missionUrl } from './mission-url';
import { openInNewTab } from './open-in-new-tab';

/** What there is to say in place after a participation was sent. */
export type TakePartNotice =
  /** The browser opened no tab: the person opens it. */
  | { kind: 'blocked'; url: string }
  /** It is recorded, but there is no address to go to. */
  | { kind: 'no-link' }
  /** It failed; uncertain when the server may have recorded it all the same. */
  | { kind: 'failed'; message: string; isUncertain: boolean };

export interface TakePart {
  /** Takes part, or goes on: the same call. One at a time, however often it is asked for. */
  takePart: () => void;
  isSending: boolean;
  /** The participation is known to be recorded. */
  isTaken: boolean;
  notice: TakePartNotice | null;
}

/** Goes where the answer leads and says in a toast what happened. */
const follow = ({ action, deeplink }: Application, user: User): TakePartNotice | null => {
  const url = deeplink ? missionUrl(deeplink, user.id) : null;
  if (deeplink && !url) {
    notify.error(failureMessages.apply);
    return { kind: 'no-link' };
  }
  if (action === 'continue') notify.info(successMessages.redirecting);
  else notify.success(successMessages.applied);
  if (!url) return { kind: 'no-link' };
  return openInNewTab(url) ? null : { kind: 'blocked', url };
};

const readFailure = (error: Error, wasTaken: boolean): TakePartNotice | null => {
  if (error instanceof ApiError && error.isSessionLost) return null;
  const message = describeFailure(error, failureMessages.apply);
  // Nobody doubts a participation that was there before.
  return { kind: 'failed', message, isUncertain: !wasTaken && isUncertain(error) };
};

/**
 * Taking part in an offer, and going on with it: the server tells by its answer which of the two it was.
 * @param isListed whether the participations that were read have one in this offer
 */
export const useTakePart = (offer: Offer, user: User, country: string, isListed: boolean): TakePart => {
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<TakePartNotice | null>(null);
  const [isRecorded, setIsRecorded] = useState(false);
  const isTaken = isRecorded || isListed;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => call('applyToOffer', { params: { id: offer.id }, country }),
    onMutate: () => {
      setNotice(null);
      return { isSameSession: noteSession(), wasTaken: isTaken };
    },
    onSuccess: (answer, _, asked) => {
      // Whoever logged out in the meantime is not sent to the partner's site any more.
      if (!asked.isSameSession()) return;
      setIsRecorded(true);
      // Going on needs an address: an answer that says nothing led nowhere.
      if (asked.wasTaken && !answer.action && !answer.deeplink) {
        notify.error(failureMessages.apply);
        setNotice({ kind: 'failed', message: failureMessages.apply, isUncertain: false });
        return;
      }
      setNotice(follow(answer, user));
    },
    onError: (error, _, asked) => {
      // Nor is the next person told what became of it.
      if (asked?.isSameSession() === false) return;
      const failure = readFailure(error, asked?.wasTaken ?? false);
      setNotice(failure);
      if (failure?.kind === 'failed') notify.error(failure.message);
    },
    onSettled: () => {
      // Also after a failure: the server may have recorded what its answer never told.
      void queryClient.invalidateQueries({ queryKey: participationQueries.all() });
    },
  });
  const takePart = useSingleFlight(() => mutateAsync());
  return { takePart, isSending: isPending, isTaken, notice };
};
