import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { notify } from '~/design-system/feedback/notify';
import { lazyModule } from '~/lib/browser/lazy-module';

const chart = lazyModule(() => import('./commissions-chart'));

/** « Commissions par mois », read once it is asked for. */
export function CommissionsPanel() {
  const [isWanted, setIsWanted] = useState(false);
  const module = chart.useModule(isWanted ? 'chart' : null, () => {
    setIsWanted(false);
    notify.error(LOAD_FAILURE);
  });
  const isShown = isWanted && module !== null;
  return (
    <Panel isSection data-screen-only={isShown ? undefined : ''}>
      <PanelHead title="Commissions par mois" />
      <PanelBody>
        {isShown ? (
          <module.CommissionsChart />
        ) : (
          <Button size="sm" isBusy={isWanted} onClick={() => setIsWanted(true)}>
            <ChartColumn aria-hidden />
            <span>Voir mes commissions par mois</span>
          </Button>
        )}
      </PanelBody>
    </Panel>
  );
}
