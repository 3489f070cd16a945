import { Banner } from '~/design-system/feedback/banner';
import { ListRegion, ListWithAlert } from '~/design-system/table/list-region';
import { RowFallback } from '~/design-system/table/row-fallback';
import { box } from '../../design-system/samples';
import { ParticipationsTable } from '../../design-system/table/participations-table';
import { coming, type GalleryFamily, released } from '../gallery-family';

export const table: GalleryFamily = {
  folder: 'table',
  name: 'Tableaux et listes',
  entries: [
    {
      name: 'DataTable',
      ...released,
      docs: 'Données/DataTable',
      parts: ['ActionsCell', 'CutText', 'DataTableBody', 'LinesCell', 'PersonCell', 'RowCheckbox'],
      width: 1280,
      sample: <ParticipationsTable />,
    },
    {
      name: 'ListRegion',
      ...coming,
      docs: 'Données/DataTable',
      width: 360,
      sample: (
        <ListRegion label="Missions, page 2 sur 3" page={2} gap="dense">
          {box}
          {box}
        </ListRegion>
      ),
    },
    {
      name: 'ListWithAlert',
      ...coming,
      docs: 'Données/ListWithAlert',
      width: 560,
      sample: (
        <ListWithAlert notice={<Banner tone="refused">Le compte n’a pas été validé.</Banner>}>{box}</ListWithAlert>
      ),
    },
    {
      name: 'RowFallback',
      ...coming,
      docs: 'Retours/ErrorState',
      width: 560,
      sample: (
        <RowFallback
          isMissing
          onRetry={undefined}
          title="Offre introuvable"
          description="Elle a peut-être été supprimée."
        />
      ),
    },
  ],
};
