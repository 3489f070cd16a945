import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { contactDetails } from '~/content/contact-details';
import { Button } from '~/design-system/actions/button';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';
import { Stack } from '~/design-system/layout/stack';

const { replyDelay, workdays, opening, closing } = contactDetails;

export interface ContactThanksProps {
  onWriteAgain: () => void;
}

/** Replaces the form and gets the focus, so that it is heard. */
export function ContactThanks({ onWriteAgain }: ContactThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useFocusHandOver<HTMLDivElement>();
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="dense">
      <chakra.h2 ref={heading} tabIndex={-1} fontSize="xl">
        Merci pour votre message !
      </chakra.h2>
      <p>{`Nous vous répondrons sous ${replyDelay}, du ${workdays}, de ${opening} à ${closing}.`}</p>
      <div ref={leaving}>
        <Button onClick={onWriteAgain}>Écrire un autre message</Button>
      </div>
    </Stack>
  );
}
