import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, describeFailure, isUncertain } from '~/api/api-error';
import { clientCalls } from '~/api/contract/client-calls';
import type { Application, Offer, User } from '~/api/contract/entities';
import { getSessionSignal } from '~/api/credentials';
import { call } from '~/api/http';
import { lookUpOffersCountry } from '~/api/queries/location';
import { participationQueries } from '~/api/queries/participations';
import { refetchAfterWrite } from '~/api/queries/query-utils';
import { REDIRECTING } from '~/content/shared-texts';
import { notify } from '~/design-system/feedback/notify';
import { type ReservedTab, reserveTab } from '~/lib/browser/open-in-new-tab';
import { useSingleFlight } from '~/lib/browser/single-flight';
import { useAbortOnNavigation } from '~/lib/browser/use-abort-on-navigation';
import { missionUrl } from './mission-urls';

export type TakePartNotice =
  /** The browser blocked the tab: the user opens it. */
  | { kind: 'blocked'; url: string }
  /** Recorded, but without a usable link. */
  | { kind: 'no-link' }
  /** Uncertain: the server may have recorded it all the same. */
  | { kind: 'failed'; message: string; isUncertain: boolean };

export interface TakePart {
  takePart: () => void;
  isSending: boolean;
  isTaken: boolean;
  notice: TakePartNotice | null;
}

/** Shows a toast and opens the partner's site. */
const openMission = ({ action, deeplink }: Application, user: User, tab: ReservedTab): TakePartNotice | null => {
  const url = deeplink ? missionUrl(deeplink, user.id) : null;
  if (deeplink && !url) {
    notify.error(clientCalls.applyToOffer.failure);
    return { kind: 'no-link' };
  }
  if (action === 'continue') notify.info(REDIRECTING);
  else notify.success(clientCalls.applyToOffer.success);
  if (!url) return { kind: 'no-link' };
  return tab.open(url) ? null : { kind: 'blocked', url };
};

const readFailure = (error: Error, wasTaken: boolean): TakePartNotice | null => {
  if (error instanceof ApiError && error.isSessionLost) return null;
  const message = describeFailure(error, clientCalls.applyToOffer.failure);
  // An existing participation is never in doubt.
  return { kind: 'failed', message, isUncertain: !wasTaken && isUncertain(error) };
};

/** Takes part in an offer or continues it; the answer says which. @param isListed whether the list has it already */
export const useTakePart = (offer: Offer, user: User, isListed: boolean): TakePart => {
  const queryClient = useQueryClient();
  const [notice, setNotice] = useState<TakePartNotice | null>(null);
  const [isRecorded, setIsRecorded] = useState(false);
  const isTaken = isRecorded || isListed;
  const getSignal = useAbortOnNavigation();
  const { send, isPending } = useSingleFlight({
    mutationKey: ['applyToOffer', offer.id],
    mutationFn: async () =>
      call('applyToOffer', {
        params: { id: offer.id },
        country: await lookUpOffersCountry(queryClient, user),
      }),
    onMutate: () => {
      setNotice(null);
      const signal = getSignal();
      // Still in the press: nothing is awaited before.
      const tab = reserveTab('Ouverture de la mission…', signal);
      return { session: getSessionSignal(), wasTaken: isTaken, signal, tab };
    },
    onSuccess: (answer, _, asked) => {
      // After a logout the partner's site no longer opens.
      if (asked.session.aborted) return;
      // Nor over another page: the mission's page still leads there.
      if (asked.signal.aborted) {
        if (answer.action !== 'continue') notify.success(clientCalls.applyToOffer.success);
        return;
      }
      setIsRecorded(true);
      // Continuing needs a link.
      if (asked.wasTaken && !answer.action && !answer.deeplink) {
        notify.error(clientCalls.applyToOffer.failure);
        setNotice({ kind: 'failed', message: clientCalls.applyToOffer.failure, isUncertain: false });
        return;
      }
      setNotice(openMission(answer, user, asked.tab));
    },
    onError: (error, _, asked) => {
      if (asked?.session.aborted) return;
      const failure = readFailure(error, asked?.wasTaken ?? false);
      setNotice(failure);
      if (failure?.kind === 'failed') notify.error(failure.message);
    },
    onSettled: (_answer, _error, _, asked) => {
      asked?.tab.close();
      // Also after a failure: the server may have recorded it.
      void refetchAfterWrite(queryClient, participationQueries.all());
    },
  });
  return { takePart: () => send(), isSending: isPending, isTaken, notice };
};
