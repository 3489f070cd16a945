import { chakra } from '@chakra-ui/react';
import { focus, reset } from '@modular-forms/react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { Button } from '../actions/button';
import { ButtonRow } from '../page/rows';
import { type AnyForm, fieldNamesOf } from './app-form';

export { restoreDraft } from './restore-draft';

const Line = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Says that unsent text is in the form again, and takes it away on request. */
export function DraftNotice({ of: form }: { of: AnyForm }) {
  useSignals();
  const id = useId();
  if (!form.draft?.isRestored.value) return null;
  const clear = () => {
    form.serverErrors.clear();
    reset(form.store);
    const [first] = fieldNamesOf(form.store);
    if (first !== undefined) focus(form.store, first);
  };
  return (
    <ButtonRow>
      <Line id={id} role="status">
        Brouillon repris
      </Line>
      <Button size="sm" variant="ghost" aria-describedby={id} onClick={clear}>
        Effacer
      </Button>
    </ButtonRow>
  );
}
