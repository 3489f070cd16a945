import { useState } from 'react';
import { Fact, Facts } from '~/design-system/data/facts';
import { Panel, PanelBody, PanelHead } from '~/design-system/data/panel';
import { PageHeader } from '~/design-system/layout/page-header';
import { ContactForm } from './contact-form';
import { ContactThanks } from './contact-thanks';
import { HelpPage } from './help-page';

export interface ContactPageProps {
  /** Where and when the team can be reached. */
  details: { email: string; hours: string; sampleNote: string };
}

/** /contact: a message to the team. Nothing is checked and nothing is sent (specification, section 2). */
export function ContactPage({ details }: ContactPageProps) {
  const [isThanked, setIsThanked] = useState(false);
  return (
    <HelpPage>
      <PageHeader title="Contact" description="Une question, une remarque ? Nous répondons sous 48 heures." />
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
        <PanelHead title="Nos coordonnées" aside={details.sampleNote} />
        <PanelBody>
          <Facts>
            <Fact label="Email">{details.email}</Fact>
            <Fact label="Horaires">{details.hours}</Fact>
          </Facts>
        </PanelBody>
      </Panel>
    </HelpPage>
  );
}
