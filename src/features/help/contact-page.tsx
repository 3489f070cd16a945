import { useState } from 'react';
import { contactDetails } from '~/content/contact-details';
import { TextLink } from '~/design-system/actions/text-link';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { PageHeader } from '~/design-system/layout/page-header';
import { ContactForm } from './contact-form';
import { ContactThanks } from './contact-thanks';
import { HelpPage } from './help-page';

const { email, hours, replyDelay, sampleNote } = contactDetails;

/** /contact: nothing is validated or sent (specification, section 2). */
export function ContactPage() {
  const [isThanked, setIsThanked] = useState(false);
  return (
    <HelpPage>
      <PageHeader title="Contact" description={`Une question, une remarque ? Nous répondons sous ${replyDelay}.`} />
      <Panel>
        <PanelBody>
          {isThanked ? (
            <ContactThanks onWriteAgain={() => setIsThanked(false)} />
          ) : (
            <ContactForm onSent={() => setIsThanked(true)} />
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
    </HelpPage>
  );
}
