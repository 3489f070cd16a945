import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react';
import { CircleCheck, Hourglass, Mail } from 'lucide-react';
import type { User } from '~/api/contract/entities';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { formatDate } from '~/lib/format/dates';

const waitingNoticeRecipe = defineSlotRecipe({
  className: 'waiting-notice',
  slots: ['root', 'main', 'stub', 'track'],
  base: {
    root: { maxWidth: 'container.slip' },
    main: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      padding: { base: '4', md: '8' },
      '& h2': { fontSize: 'xl', letterSpacing: 'tight' },
      '& p': { maxWidth: 'container.text' },
      '& b': { fontWeight: 'bold', overflowWrap: 'anywhere' },
    },
    stub: { paddingBlock: { base: '3', md: '6' }, paddingInline: { base: '4', md: '8' } },
    track: {
      display: 'grid',
      gap: { base: '4', md: '6' },
      gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '3', lineHeight: '1.4' },
      '& svg': { width: '22px', height: '22px', color: 'fg.subtle' },
      '& [data-tone=earned] svg': { color: 'earned.fg' },
      '& [data-tone=pending] svg': { color: 'pending.fg' },
      '& b': { display: 'block', fontWeight: 'bold' },
      '& span': { color: 'fg.muted', fontSize: 'sm' },
    },
  },
});

export interface WaitingNoticeProps {
  user: User;
}

/** The whole dashboard of an account that is not validated yet. */
export function WaitingNotice({ user }: WaitingNoticeProps) {
  const styles = useSlotRecipe({ recipe: waitingNoticeRecipe })();
  return (
    <Slip as="section" tone="pending" aria-labelledby="attente" css={styles.root}>
      <SlipMain css={styles.main}>
        <h2 id="attente">Votre compte est en cours de validation</h2>
        <p>
          Notre équipe vérifie votre inscription. Vous recevrez un email à l’adresse{' '}
          <b>
            <bdi>{user.email}</bdi>
          </b>{' '}
          dès que votre compte sera activé. D’ici là, vous n’avez rien à faire.
        </p>
      </SlipMain>
      <SlipStub css={styles.stub}>
        <chakra.ol css={styles.track}>
          <li data-tone="earned">
            <CircleCheck aria-hidden="true" />
            <div>
              <b>Inscription</b>
              <span>{`Reçue le ${formatDate(user.created_at)}`}</span>
            </div>
          </li>
          <li data-tone="pending" aria-current="step">
            <Hourglass aria-hidden="true" />
            <div>
              <b>Validation</b>
              <span>En cours, par notre équipe</span>
            </div>
          </li>
          <li>
            <Mail aria-hidden="true" />
            <div>
              <b>Activation</b>
              <span>Un email vous préviendra</span>
            </div>
          </li>
        </chakra.ol>
      </SlipStub>
    </Slip>
  );
}
