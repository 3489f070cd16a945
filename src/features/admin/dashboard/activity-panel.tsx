import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { LOAD_FAILURE } from '~/content/shared-texts';
import { Button } from '~/design-system/actions/button';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { notify } from '~/design-system/feedback/notify';
import { lazyModule } from '~/lib/browser/lazy-module';
import { ACTIVITY_DAYS } from './activity-days';

const chart = lazyModule(() => import('./activity-chart'));

/** « Activité » of the last days, read once it is asked for. */
export function ActivityPanel() {
  const [isWanted, setIsWanted] = useState(false);
  const module = chart.useModule(isWanted ? 'chart' : null, () => {
    setIsWanted(false);
    notify.error(LOAD_FAILURE);
  });
  return (
    <Panel isSection>
      <PanelHead title="Activité" />
      <PanelBody>
        {isWanted && module ? (
          <module.ActivityChart />
        ) : (
          <Button size="sm" isBusy={isWanted} onClick={() => setIsWanted(true)}>
            <ChartColumn aria-hidden />
            <span>{`Voir les ${ACTIVITY_DAYS}\u00A0derniers jours`}</span>
          </Button>
        )}
      </PanelBody>
    </Panel>
  );
}
