import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import type { User } from '~/api/contract/entities';
import { Button, IconButton } from '~/design-system/actions/button';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { useProgressFocus } from '~/design-system/feedback/use-progress-focus';
import { pressOnce } from '~/lib/browser/double-click';
import { formatCount } from '~/lib/format/formats';
import { useValidateMany } from './use-validate-many';
import type { FailedValidation } from './use-validate-user';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '3',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '{spacing.2} {spacing.3} {spacing.2} {spacing.4}',
    border: 'hairline',
    borderRadius: 'lg',
    background: 'bg.panel',
    boxShadow: 'pop',
    fontSize: 'sm',
    '& > p': { flex: '1 1 0', fontWeight: 'medium' },
    '& > div': { flex: '1 1 auto' },
    mdDown: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > :is(div, button:last-of-type)': { gridColumn: '1 / -1' },
    },
  },
});

export interface SelectionBarProps {
  selected: readonly User[];
  onClear: () => void;
  onFailures: (failures: readonly FailedValidation[]) => void;
}

/** Actions for the selected accounts, and their progress, at the bottom of the screen. */
export function SelectionBar({ selected, onClear, onFailures }: SelectionBarProps) {
  const { validateMany, run, stop } = useValidateMany(onFailures);
  const button = useProgressFocus(run !== null);
  if (!run && selected.length === 0) return null;
  const accounts = formatCount(selected.length, 'compte', 'comptes');
  return (
    <Bar aria-label="Comptes choisis">
      {run ? (
        <ProgressLine
          label={`Validation en cours : ${run.done} sur ${formatCount(run.total, 'compte', 'comptes')}`}
          share={run.done / run.total}
          cancelLabel="Arrêter"
          onCancel={stop}
          cancelRef={button}
        />
      ) : (
        <>
          <p role="status">{`${accounts} ${selected.length < 2 ? 'choisi' : 'choisis'} sur cette page`}</p>
          <IconButton size="sm" label="Tout désélectionner" icon={<X aria-hidden />} onClick={onClear} />
          <Button ref={button} size="sm" variant="solid" tone="earned" {...pressOnce(() => validateMany(selected))}>
            <Check aria-hidden />
            <span>{`Valider ${accounts}`}</span>
          </Button>
        </>
      )}
    </Bar>
  );
}
