import { chakra, defineRecipe } from '@chakra-ui/react';
import { Panel, PanelBody, PanelHead } from '~/design-system/data/panel';

const Steps = chakra(
  'ol',
  defineRecipe({
    className: 'steps',
    base: {
      display: 'grid',
      gap: '4',
      counterReset: 'step',
      lineHeight: '1.45',
      '@media (min-width: 56rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '6' },
      '& > li': {
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr)',
        alignContent: 'start',
        gap: '3',
        counterIncrement: 'step',
        '@media (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      '& > li::before': {
        content: 'counter(step)',
        display: 'grid',
        placeItems: 'center',
        width: '28px',
        height: '28px',
        border: '1px solid {colors.border.strong}',
        borderRadius: 'full',
        fontSize: 'sm',
        fontWeight: 'bold',
        fontVariantNumeric: 'tabular-nums',
        lineHeight: '1',
      },
      '& b': { display: 'block' },
    },
  }),
);

const steps = [
  { title: 'Participez', text: 'Cliquez sur « Participer à cette offre ».' },
  { title: 'Rejoignez le partenaire', text: 'Vous êtes redirigé vers son site, dans un nouvel onglet.' },
  { title: 'Faites l’action demandée', text: 'Allez jusqu’au bout, dans le même navigateur.' },
  { title: 'Suivez le statut', text: 'Il se met à jour automatiquement, dans « Participations ».' },
];

/** « Comment ça marche ? »: what happens between the click and the commission. */
export function HowItWorks() {
  return (
    <Panel isSection>
      <PanelHead title="Comment ça marche ?" />
      <PanelBody>
        <Steps>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </Steps>
      </PanelBody>
    </Panel>
  );
}
