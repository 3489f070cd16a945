import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Offer, Participation, User } from '~/api/contract/entities';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Notice } from '~/design-system/feedback/banner';
import { Skeleton } from '~/design-system/feedback/skeleton';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';
import { missionSlipRecipe } from './mission-slip.recipe';
import { ParticipationStatus, TakePartNotice } from './take-part-outcome';
import { useTakePart } from './use-take-part';

/** `unknown`: the participations could not be loaded. */
export type TakenState = 'loading' | 'unknown' | 'taken' | 'free';

const buttonProps = {
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
  state: TakenState;
  participation: Participation | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

export function TakePart(props: TakePartProps) {
  const { offer, user, state, participation, hasFailed, onRetry, isRetrying } = props;
  const { takePart, isSending, isTaken, notice } = useTakePart(offer, user, state === 'taken');
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })({ isTaken });
  if (!user.validated) return <WaitingAccount label={(isTaken ? buttonProps.taken : buttonProps.free).label} />;
  // Only while unknown: a refetch after a click keeps the button in place.
  if (state === 'loading' && !isTaken && !isSending) return <TakePartSkeleton />;
  const { label, ...looks } = isTaken ? buttonProps.taken : buttonProps.free;
  // Once recorded, only the status is unknown.
  const isUnknown = !participation && (state === 'unknown' || (isTaken && hasFailed));
  // The second click of a double click may come after the first answer.
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
        <Button {...looks} size="lg" isBlock isBusy={isSending} onClick={onClick}>
          {label}
        </Button>
        {isTaken && <ParticipationStatus participation={participation} isLoading={isRetrying && !isUnknown} />}
      </chakra.div>
      {notice && <TakePartNotice notice={notice} isTaken={isTaken} />}
      {isUnknown ? (
        <UnknownParticipation>
          <chakra.p css={styles.hint}>
            {`${LOAD_FAILURE} : ${
              isTaken
                ? 'le statut de votre participation n’est pas connu.'
                : 'nous ne savons pas si vous participez déjà. Si c’est le cas, vous continuerez votre mission.'
            }`}
          </chakra.p>
          <Button size="sm" variant="ghost" isBusy={isRetrying} onClick={onRetry}>
            Réessayer
          </Button>
        </UnknownParticipation>
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

function UnknownParticipation({ children }: { children: ReactNode }) {
  const root = useFocusHandOver<HTMLDivElement>();
  return (
    <chakra.div ref={root} display="grid" gap="4">
      {children}
    </chakra.div>
  );
}

export function TakePartSkeleton() {
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

/** The disabled button of an account that is not validated, with the reason. */
function WaitingAccount({ label }: { label: string }) {
  const styles = useSlotRecipe({ recipe: missionSlipRecipe })();
  const reasonId = useId();
  return (
    <>
      <chakra.div css={styles.action}>
        <Button size="lg" isBlock aria-disabled aria-describedby={reasonId}>
          {label}
        </Button>
      </chakra.div>
      <div id={reasonId}>
        <Notice tone="pending" title="Compte en attente de validation">
          Vous pourrez participer dès que notre équipe aura validé votre compte. Un email vous préviendra.
        </Notice>
      </div>
    </>
  );
}
