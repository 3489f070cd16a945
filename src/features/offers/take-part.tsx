import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Offer, Participation, User } from '~/api/contract/entities';
import { LOAD_FAILURE } from '~/content/loading-texts';
import { Button } from '~/design-system/actions/button';
import { Skeleton } from '~/design-system/feedback/skeleton';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';
import { missionSlipRecipe } from './mission-slip.recipe';
import { ParticipationStanding } from './participation-standing';
import { TakePartNotice } from './take-part-notice';
import { useTakePart } from './use-take-part';
import { WaitingAccount } from './waiting-account';

/** What the list of participations says of the offer; `unknown` when it could not be loaded. */
export type TakenState = 'loading' | 'unknown' | 'taken' | 'free';

const looks = {
  taken: { label: 'Continuer la mission', busyLabel: 'Ouverture en cours…', variant: 'solid', tone: 'earned' },
  free: {
    label: 'Participer à cette offre',
    busyLabel: 'Participation en cours…',
    variant: 'accent',
    tone: undefined,
  },
} as const;

export interface TakePartProps {
  offer: Offer;
  user: User;
  /** Sent as `X-Country`. */
  country: string;
  state: TakenState;
  /** The participation itself, once it is known. */
  participation: Participation | undefined;
  /** Reads the list of participations again, after it could not be loaded. */
  onRetry: () => void;
  isRetrying: boolean;
}

/** The way into a mission: the first time, and again. */
export function TakePart({ offer, user, country, state, participation, onRetry, isRetrying }: TakePartProps) {
  const { takePart, isSending, isTaken, notice } = useTakePart(offer, user, country, state === 'taken');
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })({ isTaken });
  if (!user.validated) return <WaitingAccount label={(isTaken ? looks.taken : looks.free).label} />;
  // Only while nobody knows: a list that is read again after a click leaves the button where it is.
  if (state === 'loading' && !isTaken && !isSending) return <TakePartWaiting />;
  const { label, ...look } = isTaken ? looks.taken : looks.free;
  // The second click of a double click may come after the first one's answer: it means the same one thing.
  const onClick = (event: MouseEvent) => {
    if (event.detail <= 1) takePart();
  };
  return (
    <>
      <chakra.div css={styles.action}>
        <div role="status">
          {isTaken && (
            <chakra.p css={styles.taken}>
              <CircleCheck aria-hidden="true" />
              Vous participez à cette offre
            </chakra.p>
          )}
        </div>
        <Button {...look} size="lg" isBlock isBusy={isSending} onClick={onClick}>
          {label}
        </Button>
        {isTaken && <ParticipationStanding participation={participation} />}
      </chakra.div>
      {notice && <TakePartNotice notice={notice} isTaken={isTaken} />}
      {state === 'unknown' && !isTaken ? (
        <Unknown>
          <chakra.p css={styles.hint}>
            {LOAD_FAILURE} : nous ne savons pas si vous participez déjà. Si c’est le cas, vous continuerez votre
            mission.
          </chakra.p>
          <Button size="sm" variant="ghost" isBusy={isRetrying} onClick={onRetry}>
            Réessayer
          </Button>
        </Unknown>
      ) : (
        <NewTabHint />
      )}
    </>
  );
}

function NewTabHint() {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  return <chakra.p css={styles.hint}>Le site du partenaire s’ouvre dans un nouvel onglet.</chakra.p>;
}

/** What is said as long as nobody knows whether the user takes part already; goes when that is known. */
function Unknown({ children }: { children: ReactNode }) {
  const root = useFocusHandOver<HTMLDivElement>();
  return (
    <chakra.div ref={root} display="grid" gap="4">
      {children}
    </chakra.div>
  );
}

/** The place of the button until it is known which one it is. */
export function TakePartWaiting() {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  return (
    <>
      <chakra.div css={styles.action} aria-busy="true">
        <Skeleton size="action" />
      </chakra.div>
      <NewTabHint />
    </>
  );
}
