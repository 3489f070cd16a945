import { chakra } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { contactDetails } from '~/content/contact-details';
import { Button } from '~/design-system/actions/button';
import { TextLink } from '~/design-system/actions/text-link';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { useFocusHandOver } from '~/design-system/feedback/use-focus-hand-over';
import { useAppForm } from '~/design-system/forms/app-form';
import { endDraft } from '~/design-system/forms/draft';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { TextAreaField, TextField } from '~/design-system/forms/form-fields';
import { Stack } from '~/design-system/layout/stack';
import { PageHeader } from '~/design-system/page/page-header';
import { describeSubject } from './contact-subject';
import { HelpLayout } from './help-layout';

const { email, hours, replyDelay, workdays, opening, closing, sampleNote } = contactDetails;

/** No validation (specification, section 5). */
const ContactFields = v.object({ name: v.string(), email: v.string(), message: v.string() });

const route = getRouteApi('/_public/contact');

const NEVER_CHANGES = () => () => undefined;

/** The prerendered page knows no address: the subject comes once React has taken it over. */
const useSubject = (): string => {
  const subject = describeSubject(route.useSearch());
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => subject,
    () => '',
  );
};

/** /contact: nothing is validated or sent (specification, section 2). */
export function ContactPage() {
  const [isThanked, setIsThanked] = useState(false);
  const subject = useSubject();
  return (
    <HelpLayout>
      <PageHeader title="Contact" description={`Une question, une remarque ? Nous répondons sous ${replyDelay}.`} />
      <Panel>
        <PanelBody>
          {isThanked ? (
            <ContactThanks onWriteAgain={() => setIsThanked(false)} />
          ) : (
            <ContactForm key={subject} subject={subject} onSent={() => setIsThanked(true)} />
          )}
        </PanelBody>
      </Panel>
      <Panel isSection>
        <PanelHead title="Nos coordonnées" aside={sampleNote} />
        <PanelBody>
          <DescriptionList>
            <DescriptionItem label="Email">
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </DescriptionItem>
            <DescriptionItem label="Horaires">{hours}</DescriptionItem>
          </DescriptionList>
        </PanelBody>
      </Panel>
    </HelpLayout>
  );
}

interface ContactFormProps {
  subject: string;
  onSent: () => void;
}

function ContactForm({ subject, onSent }: ContactFormProps) {
  const form = useAppForm({
    schema: ContactFields,
    initialValues: { name: '', email: '', message: subject },
    draft: { name: 'contact', fields: ['name', 'email', 'message'], prefilled: ['message'] },
  });
  const submit = () => {
    endDraft(form);
    onSent();
  };
  return (
    <Form of={form} onSubmit={submit}>
      <TextField of={form} name="name" label="Nom" autoComplete="name" isRequired={false} />
      <TextField of={form} name="email" label="Email" type="email" autoComplete="email" isRequired={false} />
      <TextAreaField of={form} name="message" label="Message" />
      <div>
        <SubmitButton of={form} label="Envoyer" busyLabel="Envoi en cours..." />
      </div>
    </Form>
  );
}

interface ContactThanksProps {
  onWriteAgain: () => void;
}

/** Takes the focus, so that screen readers announce it. */
function ContactThanks({ onWriteAgain }: ContactThanksProps) {
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
