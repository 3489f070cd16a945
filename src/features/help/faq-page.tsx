import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { COMMISSION_TEXT } from '~/content/shared-texts';
import { TextLink } from '~/design-system/actions/text-link';
import { Disclosure } from '~/design-system/cards/disclosure';
import { Panel } from '~/design-system/cards/panel';
import { PageHeader } from '~/design-system/page/page-header';
import { openAnchor } from '~/lib/browser/page-behaviours';
import { UnmarkedLink } from '~/lib/browser/router-links';
import { HelpLayout } from './help-layout';

interface Question {
  /** The anchor, as in `/faq#paiement`. People link to it: keep it. */
  id: string;
  question: string;
  answer: readonly string[];
}

/** Specification, section 2. */
const questions: readonly Question[] = [
  {
    id: 'commencer',
    question: 'Comment commencer ?',
    answer: [
      'Créez un compte avec votre nom, votre email et un mot de passe. Un administrateur le valide, puis un ' +
        'email vous prévient.',
      'Ouvrez alors la page Missions, choisissez une offre et cliquez sur « Participer à cette offre » : le site ' +
        'du partenaire s’ouvre dans un nouvel onglet. Faites-y l’action demandée, le statut de votre participation ' +
        'se met à jour automatiquement.',
    ],
  },
  {
    id: 'paiement',
    question: 'Comment suis-je payé ?',
    answer: [
      `Chaque participation approuvée vous rapporte une commission de ${COMMISSION_TEXT}, qui s’ajoute à votre solde.`,
      'Le solde se lit à tout moment sur la page Participations.',
    ],
  },
  {
    id: 'filtrer',
    question: 'Puis-je filtrer les missions ?',
    answer: [
      'Les missions le sont déjà pour vous : seules celles qui sont ouvertes dans votre pays s’affichent.',
      'Vos participations, elles, se filtrent par statut avec les onglets de la page Participations.',
    ],
  },
  {
    id: 'verification',
    question: 'Y a-t-il une vérification avant la validation des gains ?',
    answer: [
      'Oui. Une participation commence « En attente », le temps que le partenaire vérifie que l’action demandée ' +
        'a bien été faite.',
      'Elle devient ensuite « Approuvée » ou « Refusée ». Seules les participations approuvées comptent dans ' +
        'votre solde.',
    ],
  },
];

const Permalink = chakra('p', {
  base: {
    fontSize: 'sm',
    // 44 px targets on phones.
    '& > a': { display: 'inline-block', paddingBlock: { base: '3', md: '0' } },
  },
});

const neverChanges = () => () => undefined;

/** /faq: four questions, each with its own anchor. */
export function FaqPage() {
  const anchor = useLocation({ select: ({ hash }) => hash });
  // The prerendered document has opened it already; a click since may have closed it.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const open = useEffectEvent((id: string) => {
    if (!isHydrating) openAnchor(id);
  });
  useLayoutEffect(() => open(anchor), [anchor]);

  return (
    <HelpLayout>
      <PageHeader title="F.A.Q" description="Les questions que l’on nous pose le plus souvent." />
      <Panel>
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} title={question}>
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
    </HelpLayout>
  );
}
