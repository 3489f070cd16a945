import { Download } from 'lucide-react';
import { Button } from '~/design-system/actions/button';
import { Counter, Counters } from '~/design-system/cards/counters';
import { SearchField } from '~/design-system/fields/search-field';
import { BackLink } from '~/design-system/page/back-link';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { ButtonRow, ToolbarRow } from '~/design-system/page/rows';
import { SectionHeader } from '~/design-system/page/section-header';
import { StatsHeader } from '~/design-system/page/stats-header';
import { SubSection } from '~/design-system/page/sub-section';
import { Toolbar } from '~/design-system/page/toolbar';
import { box, nothing } from '../../design-system/samples';
import { coming, type GalleryFamily, released } from '../gallery-family';

const counters = (
  <Counters columns={3} isTight>
    <Counter label="Total" value={1284} />
    <Counter label="Validés" value={1247} tone="earned" />
    <Counter label="En attente" value={37} tone="pending" />
  </Counters>
);

export const page: GalleryFamily = {
  folder: 'page',
  name: 'Page',
  entries: [
    {
      name: 'BackLink',
      ...released,
      docs: 'Mise en page/BackLink',
      width: 360,
      sample: (
        <BackLink>
          <a href="#offres">Retour aux offres</a>
        </BackLink>
      ),
    },
    {
      name: 'ButtonRow',
      ...coming,
      docs: 'Mise en page/ButtonRow et ToolbarRow',
      width: 560,
      sample: (
        <ButtonRow note="Rien n’est envoyé avant.">
          <Button>Sauvegarder</Button>
          <Button>Tester la connexion</Button>
        </ButtonRow>
      ),
    },
    {
      name: 'Columns',
      ...released,
      docs: 'Mise en page/Stack',
      width: 1280,
      sample: (
        <Columns split="sevenFive">
          {box}
          {box}
        </Columns>
      ),
    },
    {
      name: 'PageHeader',
      ...released,
      docs: 'Mise en page/PageHeader',
      width: 560,
      sample: <PageHeader title="Missions" description="Les missions de votre pays." />,
    },
    {
      name: 'SectionHeader',
      ...released,
      docs: 'Mise en page/SectionHeader',
      width: 560,
      sample: <SectionHeader title="Dernières missions" action={<a href="#toutes">Voir tout</a>} />,
    },
    {
      name: 'StatsHeader',
      ...released,
      docs: 'Mise en page/StatsHeader',
      width: 1280,
      sample: (
        <StatsHeader counters="three" header={<PageHeader title="Utilisateurs" size="admin" />}>
          {counters}
        </StatsHeader>
      ),
    },
    {
      name: 'SubSection',
      ...coming,
      docs: 'Mise en page/SubSection',
      width: 360,
      sample: <SubSection title="Historique">{box}</SubSection>,
    },
    {
      name: 'Toolbar',
      ...released,
      docs: 'Mise en page/Toolbar',
      width: 560,
      sample: (
        <Toolbar label="Filtres" onSubmit={nothing} end={<Button size="sm">Exporter</Button>}>
          <SearchField label="Rechercher une offre" value="" onChange={nothing} />
        </Toolbar>
      ),
    },
    {
      name: 'ToolbarRow',
      ...coming,
      docs: 'Mise en page/ButtonRow et ToolbarRow',
      width: 560,
      sample: (
        <ToolbarRow
          end={
            <Button size="sm">
              <Download />
              Exporter
            </Button>
          }
        >
          <div>42 participations</div>
        </ToolbarRow>
      ),
    },
  ],
};
