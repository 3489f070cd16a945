import { useEffect, useRef } from 'react';
import { Button } from '~/design-system/actions/button';
import { Stack } from '~/design-system/layout/stack';

export interface ContactThanksProps {
  onWriteAgain: () => void;
}

/** Takes the form's place; the focus comes along, so that it is heard as well as seen. */
export function ContactThanks({ onWriteAgain }: ContactThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="dense">
      <h2 ref={heading} tabIndex={-1}>
        Merci pour votre message !
      </h2>
      <p>Nous vous répondrons sous 48 heures, du lundi au vendredi, de 9h à 18h.</p>
      <div>
        <Button onClick={onWriteAgain}>Écrire un autre message</Button>
      </div>
    </Stack>
  );
}
