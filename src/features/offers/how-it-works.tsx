import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { Steps } from '~/design-system/cards/steps';

const steps = [
  { title: 'Participez', text: 'Cliquez sur « Participer à cette offre ».' },
  { title: 'Rejoignez le partenaire', text: 'Vous êtes redirigé vers son site, dans un nouvel onglet.' },
  { title: 'Faites l’action demandée', text: 'Allez jusqu’au bout, dans le même navigateur.' },
  { title: 'Suivez le statut', text: 'Il se met à jour automatiquement, dans « Participations ».' },
];

export interface HowItWorksProps {
  hasStarted: boolean;
}

export function HowItWorks({ hasStarted }: HowItWorksProps) {
  return (
    <Panel isSection size="xl">
      <PanelHead title="Comment ça marche ?" />
      <PanelBody>
        <Steps steps={steps} done={hasStarted ? 1 : 0} orientation="row" />
      </PanelBody>
    </Panel>
  );
}
