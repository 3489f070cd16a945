import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextLink } from '~/design-system/actions/text-link';
import { Disclosure } from '~/design-system/cards/disclosure';
import { Panel } from '~/design-system/cards/panel';
import { PageHeader } from '~/design-system/layout/page-header';
import { ANCHOR_UNREAD_ATTRIBUTE } from '~/lib/browser/anchor-unread-attribute';
import { UnmarkedLink } from '~/lib/browser/unmarked-link';
import { HelpPage } from './help-page';
import { questions } from './questions';

const Permalink = chakra('p', {
  base: {
    fontSize: 'sm',
    // 44 px targets on phones.
    '& > a': { display: 'inline-block', paddingBlock: { base: '3', md: '0' } },
  },
});

export interface FaqPageProps {
  /** The question to open, without `#`. */
  anchor: string;
}

/** /faq: four questions, each with its own anchor. */
export function FaqPage({ anchor }: FaqPageProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isAnchorRead, setAnchorRead] = useState(false);
  // The server never sees the anchor. Only once: closing it has the last word.
  useEffect(() => {
    if (!anchor) return;
    setOpen((current) => new Set([...current, anchor]));
    setAnchorRead(true);
  }, [anchor]);

  const toggle = (id: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  };

  return (
    <HelpPage>
      <PageHeader title="F.A.Q" description="Les questions que l’on nous pose le plus souvent." />
      <Panel {...(isAnchorRead ? {} : { [ANCHOR_UNREAD_ATTRIBUTE]: '' })}>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} title={question} isOpen={open.has(id)} onToggle={(isOpen) => toggle(id, isOpen)}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Permalink>
              <TextLink asChild>
                <UnmarkedLink to="/faq" hash={id} replace aria-label={`Lien vers cette réponse : ${question}`}>
                  Lien vers cette réponse
                  <Link2 aria-hidden="true" />
                </UnmarkedLink>
              </TextLink>
            </Permalink>
          </Disclosure>
        ))}
      </Panel>
      <p>
        Votre question n’y est pas ?{' '}
        <TextLink asChild>
          <Link to="/contact">Écrivez-nous</Link>
        </TextLink>
        .
      </p>
    </HelpPage>
  );
}
