import { ListChecks, Target, Users } from 'lucide-react';
import { Button } from '~/design-system/actions/button';
import { ValidationBadge } from '~/design-system/badges/account-badges';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { Balance } from '~/design-system/cards/balance';
import { BarSeries } from '~/design-system/cards/bar-series';
import { Counter, Counters } from '~/design-system/cards/counters';
import { DescriptionItem, DescriptionList } from '~/design-system/cards/description-list';
import { Disclosure } from '~/design-system/cards/disclosure';
import { ListLine, ListLines } from '~/design-system/cards/list-lines';
import { OfferCard, OfferGrid } from '~/design-system/cards/offer-card';
import { OfferSlip, OfferStack } from '~/design-system/cards/offer-slip';
import { Panel, PanelBody, PanelHead } from '~/design-system/cards/panel';
import { QuickLink, QuickLinks } from '~/design-system/cards/quick-links';
import { SplitBar } from '~/design-system/cards/split-bar';
import { Steps } from '~/design-system/cards/steps';
import { Timeline } from '~/design-system/cards/timeline';
import { UserSummary } from '~/design-system/cards/user-summary';
import { offerTitle } from '../../design-system/samples';
import { coming, type GalleryFamily, released } from '../gallery-family';

export const cards: GalleryFamily = {
  folder: 'cards',
  name: 'Cartes',
  entries: [
    {
      name: 'Balance',
      ...released,
      docs: 'Données/Slip',
      width: 560,
      sample: <Balance figures={{ sold: 28, approved: 28 }} onRetry={() => undefined} />,
    },
    {
      name: 'BarSeries',
      ...coming,
      docs: 'Données/BarSeries',
      width: 560,
      sample: (
        <BarSeries
          label="Commissions par mois"
          heading="Mois"
          series={[
            { label: 'Approuvées', tone: 'earned' },
            { label: 'En attente', tone: 'pending' },
          ]}
          bars={[
            { label: 'janv. 2026', longLabel: 'janvier 2026', values: [4, 0] },
            { label: 'févr. 2026', longLabel: 'février 2026', values: [6, 2] },
            { label: 'mars 2026', longLabel: 'mars 2026', values: [3, 5] },
          ]}
          empty="Aucune commission."
        />
      ),
    },
    {
      name: 'Counters',
      ...released,
      docs: 'Données/Counters',
      parts: ['Counter'],
      width: 560,
      sample: (
        <Counters columns={3}>
          <Counter label="Total" value={5} icon={<ListChecks />} />
          <Counter label="Validées" value={3} tone="earned" />
          <Counter label="En attente" value={2} tone="pending" />
        </Counters>
      ),
    },
    {
      name: 'DescriptionList',
      ...released,
      docs: 'Données/DescriptionList',
      parts: ['DescriptionItem'],
      width: 360,
      sample: (
        <DescriptionList>
          <DescriptionItem label="Email">camille@exemple.test</DescriptionItem>
          <DescriptionItem label="Pays">France</DescriptionItem>
        </DescriptionList>
      ),
    },
    {
      name: 'Disclosure',
      ...released,
      docs: 'Données/Disclosure',
      width: 560,
      sample: (
        <Disclosure title="Quand suis-je payé ?" isOpenAtFirst>
          Une fois la participation approuvée.
        </Disclosure>
      ),
    },
    {
      name: 'ListLines',
      ...released,
      docs: 'Données/ListLines',
      parts: ['ListLine'],
      width: 560,
      sample: (
        <ListLines>
          <ListLine title={offerTitle} detail="14 mars 2026" end={<StatusBadge status="approved" />} />
          <ListLine title="Bilan auditif offert" detail="12 mars 2026" end={<StatusBadge status="opened" />} />
        </ListLines>
      ),
    },
    {
      name: 'OfferCard',
      ...released,
      docs: 'Données/OfferCard',
      parts: ['OfferGrid'],
      width: 360,
      sample: (
        <OfferGrid>
          <OfferCard title={offerTitle} country="FR" action={<Button size="sm">Voir les détails</Button>} />
        </OfferGrid>
      ),
    },
    {
      name: 'OfferSlip',
      ...released,
      docs: 'Données/OfferSlip',
      parts: ['OfferStack', 'OfferSlipSkeleton'],
      width: 560,
      sample: (
        <OfferStack>
          <OfferSlip title={offerTitle} country="FR" commission="1 €" />
        </OfferStack>
      ),
    },
    {
      name: 'Panel',
      ...released,
      docs: 'Données/Panel',
      parts: ['PanelHead', 'PanelBody'],
      width: 560,
      sample: (
        <Panel>
          <PanelHead title="Participations" aside="9 037 au total" />
          <PanelBody>Ce que l’on lit ou remplit.</PanelBody>
        </Panel>
      ),
    },
    {
      name: 'QuickLinks',
      ...coming,
      docs: 'Données/QuickLinks',
      parts: ['QuickLink'],
      width: 560,
      sample: (
        <QuickLinks>
          <QuickLink link={<a href="#u" />} icon={<Users />} title="Utilisateurs" detail="37 comptes à valider" />
          <QuickLink link={<a href="#o" />} icon={<Target />} title="Offres" detail="87 en ligne" />
        </QuickLinks>
      ),
    },
    {
      name: 'SplitBar',
      ...released,
      docs: 'Données/SplitBar',
      width: 560,
      sample: (
        <SplitBar
          parts={[
            { label: 'Validées', value: 6512, tone: 'earned' },
            { label: 'En attente', value: 1870, tone: 'pending' },
            { label: 'Refusées', value: 655, tone: 'refused' },
          ]}
        />
      ),
    },
    {
      name: 'Steps',
      ...released,
      docs: 'Données/Steps',
      width: 560,
      sample: (
        <Steps
          done={1}
          steps={[
            { title: 'Inscription', text: 'Votre compte est créé.' },
            { title: 'Validation', text: 'Notre équipe le vérifie.' },
          ]}
        />
      ),
    },
    {
      name: 'Timeline',
      ...coming,
      docs: 'Données/Timeline',
      width: 560,
      sample: (
        <Timeline
          label="Votre participation"
          steps={[
            { key: 'clicked', title: 'Clic vers le partenaire', date: '12 mars 2026, 09:26', state: 'done' },
            { key: 'answered', title: 'Approuvée', date: '14 mars 2026, 02:00', state: 'done', tone: 'earned' },
          ]}
        />
      ),
    },
    {
      name: 'UserSummary',
      ...released,
      docs: 'Données/UserSummary',
      width: 560,
      sample: <UserSummary name="Camille Martin" badge={<ValidationBadge isValidated={false} />} />,
    },
  ],
};
