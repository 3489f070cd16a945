import { chakra } from '@chakra-ui/react';
import { Check, Download, Info, ListChecks, Pencil, Target, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { failureMessages } from '~/api/contract/messages/failure-messages';
import { successMessages } from '~/api/contract/messages/success-messages';
import { Button } from '~/design-system/actions/button';
import { IconButton } from '~/design-system/actions/icon-button';
import { TextLink } from '~/design-system/actions/text-link';
import { Avatar } from '~/design-system/badges/avatar';
import { Badge } from '~/design-system/badges/badge';
import { CountryBadge } from '~/design-system/badges/country-badge';
import { RoleBadge } from '~/design-system/badges/role-badge';
import { StatusBadge } from '~/design-system/badges/status-badge';
import { ValidationBadge, WaitingBadge } from '~/design-system/badges/validation-badge';
import { Balance } from '~/design-system/cards/balance';
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
import { UserSummary } from '~/design-system/cards/user-summary';
import { Banner, Notice } from '~/design-system/feedback/banner';
import { EmptyState } from '~/design-system/feedback/empty-state';
import { ErrorState } from '~/design-system/feedback/error-state';
import { NoResult } from '~/design-system/feedback/no-result';
import { ProgressLine } from '~/design-system/feedback/progress-line';
import { Skeleton } from '~/design-system/feedback/skeleton';
import { Spinner } from '~/design-system/feedback/spinner';
import { TextSkeleton } from '~/design-system/feedback/text-skeleton';
import { Toast } from '~/design-system/feedback/toast';
import { UnreadableRows } from '~/design-system/feedback/unreadable-rows';
import { Checkbox } from '~/design-system/fields/checkbox';
import { CountryPicker } from '~/design-system/fields/country-picker';
import { PasswordInput } from '~/design-system/fields/password-input';
import { SearchField } from '~/design-system/fields/search-field';
import { Select } from '~/design-system/fields/select';
import { TextArea } from '~/design-system/fields/text-area';
import { TextInput } from '~/design-system/fields/text-input';
import { useAppForm } from '~/design-system/forms/app-form';
import { CheckboxField } from '~/design-system/forms/checkbox-field';
import { CountrySelect } from '~/design-system/forms/country-select';
import { Form, SubmitButton } from '~/design-system/forms/form';
import { PasswordField } from '~/design-system/forms/password-field';
import { TextAreaField } from '~/design-system/forms/text-area-field';
import { TextField } from '~/design-system/forms/text-field';
import { Container } from '~/design-system/layout/container';
import { Slip, SlipMain, SlipStub } from '~/design-system/layout/slip';
import { Stack } from '~/design-system/layout/stack';
import { TypingHeadline } from '~/design-system/motion/typing-headline';
import { BackLink } from '~/design-system/page/back-link';
import { ButtonRow } from '~/design-system/page/button-row';
import { Columns } from '~/design-system/page/columns';
import { PageHeader } from '~/design-system/page/page-header';
import { SectionHeader } from '~/design-system/page/section-header';
import { StatsHeader } from '~/design-system/page/stats-header';
import { SubSection } from '~/design-system/page/sub-section';
import { Toolbar } from '~/design-system/page/toolbar';
import { ToolbarRow } from '~/design-system/page/toolbar-row';
import { Paginator } from '~/design-system/pagination/paginator';
import { AdminHeader } from '~/design-system/shells/admin-header';
import { AdminNavigation } from '~/design-system/shells/admin-navigation';
import { AdminShell } from '~/design-system/shells/admin-shell';
import { Brand } from '~/design-system/shells/brand';
import { Footer } from '~/design-system/shells/footer';
import { FullPage } from '~/design-system/shells/full-page';
import { Greeting } from '~/design-system/shells/greeting';
import { LogoutButton } from '~/design-system/shells/logout-button';
import { PublicHeader } from '~/design-system/shells/public-header';
import { PublicShell } from '~/design-system/shells/public-shell';
import { SkipLink } from '~/design-system/shells/skip-link';
import { UserHeader } from '~/design-system/shells/user-header';
import { UserShell } from '~/design-system/shells/user-shell';
import { DataTable } from '~/design-system/table/data-table';
import { ListRegion } from '~/design-system/table/list-region';
import { ListWithAlert } from '~/design-system/table/list-with-alert';
import { RowFallback } from '~/design-system/table/row-fallback';
import { FilterTabs } from '~/design-system/tabs/filter-tabs';
import {
  adminLinks,
  footerContact,
  footerGroups,
  publicLinks,
  sampleBrand,
  tagline,
  userLinks,
  visitorLinks,
} from '../design-system/shells/sample-links';
import { userColumns } from '../design-system/table/sample-columns';
import { participations } from '../design-system/table/sample-participations';
import { DialogPicture } from '../usage/dialog-picture';

export interface GalleryEntry {
  /** The version that brought it; `next` for the one that is being made. */
  since: string;
  /** `trial`: its props may still change without notice. */
  state: 'stable' | 'trial';
  /** The story file whose docs page tells of it, by the end of its title. */
  docs: string;
  /** What is used inside of it, or with it only. */
  parts?: readonly string[];
  /** In the width of a phone (360), a column (560) or a screen (1280). */
  width: 360 | 560 | 1280;
  sample: ReactNode;
}

interface GalleryFamily {
  name: string;
  /** By the component's name. */
  components: Record<string, GalleryEntry>;
}

const nothing = () => {};
const released = { since: '0.1.0', state: 'stable' } as const;
const coming = { since: 'next', state: 'trial' } as const;

const box = <chakra.div height="40px" background="bg.muted" border="hairline" borderRadius="md" />;

const SampleSchema = v.object({
  name: v.string(),
  country: v.string(),
  password: v.string(),
  message: v.string(),
  isActive: v.boolean(),
});

/** One field in a form of its own. */
function InForm({ field }: { field: (form: ReturnType<typeof useSampleForm>) => ReactNode }) {
  const form = useSampleForm();
  return (
    <Form of={form} onSubmit={nothing} aria-label="Exemple">
      {field(form)}
    </Form>
  );
}

function useSampleForm() {
  const initialValues = { name: 'Camille', country: 'FR', password: 'secret', message: 'Bonjour', isActive: true };
  return useAppForm({ schema: SampleSchema, initialValues });
}

const footer = (
  <Footer brand={<Brand />} tagline={tagline} groups={footerGroups} contact={footerContact} legal="© 2026 Missio" />
);
const publicHeader = <PublicHeader brand={sampleBrand} links={publicLinks()} accountLinks={visitorLinks} />;
const userHeader = <UserHeader brand={sampleBrand} links={userLinks('Missions')} name="Camille" onLogout={nothing} />;
const adminHeader = <AdminHeader brand={sampleBrand} name="Camille" onLogout={nothing} />;
const page = (
  <Container>
    <Stack>
      <PageHeader title="Missions" description="Les missions de votre pays." />
      {box}
    </Stack>
  </Container>
);
const search = <SearchField label="Rechercher une offre" value="" onChange={nothing} />;
const counters = (
  <Counters columns={3} isTight>
    <Counter label="Total" value={1284} />
    <Counter label="Validés" value={1247} tone="earned" />
    <Counter label="En attente" value={37} tone="pending" />
  </Counters>
);
const title = 'Devis d’assurance habitation';

/**
 * Every component of the design system, by family (the folders of `src/design-system`). A unit test compares it with
 * the sources.
 */
export const families = {
  actions: {
    name: 'Actions',
    components: {
      Button: {
        ...released,
        docs: 'Actions/Button',
        width: 360,
        sample: (
          <ButtonRow>
            <Button variant="accent">Participer</Button>
            <Button>Annuler</Button>
            <Button variant="ghost">Passer</Button>
          </ButtonRow>
        ),
      },
      IconButton: {
        ...released,
        docs: 'Actions/IconButton',
        width: 360,
        sample: (
          <ButtonRow>
            <IconButton label="Modifier" icon={<Pencil />} />
            <IconButton label="Supprimer" icon={<Trash2 />} variant="soft" tone="refused" />
            <IconButton label="Valider" icon={<Check />} variant="solid" tone="earned" />
          </ButtonRow>
        ),
      },
      TextLink: {
        ...released,
        docs: 'Actions/TextLink',
        width: 360,
        sample: <TextLink href="#missions">Voir toutes les missions</TextLink>,
      },
    },
  },
  badges: {
    name: 'Badges',
    components: {
      Avatar: { ...released, docs: 'Badges/Avatar', width: 360, sample: <Avatar name="Camille Martin" size="lg" /> },
      Badge: {
        ...released,
        docs: 'Badges/Badge',
        width: 360,
        sample: (
          <Badge tone="info" icon={<Info />}>
            Info
          </Badge>
        ),
      },
      CountryBadge: { ...released, docs: 'Badges/CountryBadge', width: 360, sample: <CountryBadge code="FR" /> },
      RoleBadge: { ...released, docs: 'Badges/RoleBadge', width: 360, sample: <RoleBadge isAdmin /> },
      StatusBadge: {
        ...released,
        docs: 'Badges/StatusBadge',
        width: 360,
        sample: (
          <ButtonRow>
            <StatusBadge status="opened" />
            <StatusBadge status="approved" />
            <StatusBadge status="disapproved" />
          </ButtonRow>
        ),
      },
      ValidationBadge: {
        ...released,
        docs: 'Badges/ValidationBadge',
        width: 360,
        sample: <ValidationBadge isValidated />,
      },
      WaitingBadge: { ...released, docs: 'Badges/WaitingBadge', width: 360, sample: <WaitingBadge /> },
    },
  },
  cards: {
    name: 'Cartes',
    components: {
      Balance: {
        ...released,
        docs: 'Données/Slip',
        width: 560,
        sample: <Balance amount={28}>28 participations approuvées</Balance>,
      },
      Counters: {
        ...released,
        docs: 'Données/Counters',
        parts: ['Counter'],
        width: 560,
        sample: (
          <Counters columns={3}>
            <Counter label="Participations" value={5} icon={<ListChecks />} />
            <Counter label="Approuvées" value={3} tone="earned" />
            <Counter label="En attente" value={2} tone="pending" />
          </Counters>
        ),
      },
      DescriptionList: {
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
      Disclosure: {
        ...released,
        docs: 'Données/Disclosure',
        width: 560,
        sample: (
          <Disclosure title="Quand suis-je payé ?" isOpen onToggle={nothing}>
            Une fois la participation approuvée.
          </Disclosure>
        ),
      },
      ListLines: {
        ...released,
        docs: 'Données/ListLines',
        parts: ['ListLine'],
        width: 560,
        sample: (
          <ListLines>
            <ListLine title={title} detail="14 mars 2026" end={<StatusBadge status="approved" />} />
            <ListLine title="Bilan auditif offert" detail="12 mars 2026" end={<StatusBadge status="opened" />} />
          </ListLines>
        ),
      },
      OfferCard: {
        ...released,
        docs: 'Données/OfferCard',
        parts: ['OfferGrid'],
        width: 360,
        sample: (
          <OfferGrid>
            <OfferCard title={title} country="FR" action={<Button size="sm">Voir les détails</Button>} />
          </OfferGrid>
        ),
      },
      OfferSlip: {
        ...released,
        docs: 'Données/OfferSlip',
        parts: ['OfferStack', 'OfferSlipSkeleton'],
        width: 560,
        sample: (
          <OfferStack>
            <OfferSlip title={title} country="FR" commission="1 €" />
          </OfferStack>
        ),
      },
      Panel: {
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
      QuickLinks: {
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
      SplitBar: {
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
      Steps: {
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
      UserSummary: {
        ...released,
        docs: 'Données/UserSummary',
        width: 560,
        sample: <UserSummary name="Camille Martin" badge={<ValidationBadge isValidated={false} />} />,
      },
    },
  },
  feedback: {
    name: 'Retours',
    components: {
      Banner: {
        ...released,
        docs: 'Retours/Banner',
        width: 560,
        sample: (
          <Banner tone="pending" title="Compte en attente" role="note">
            Notre équipe vérifie votre inscription.
          </Banner>
        ),
      },
      EmptyState: {
        ...released,
        docs: 'Retours/EmptyState',
        parts: ['SlipArt'],
        width: 560,
        sample: <EmptyState title="Aucune participation" description="Vos missions apparaîtront ici." />,
      },
      ErrorState: { ...released, docs: 'Retours/ErrorState', width: 560, sample: <ErrorState onRetry={nothing} /> },
      NoResult: {
        ...coming,
        docs: 'Retours/EmptyState',
        width: 560,
        sample: <NoResult title="Aucune offre" asked="« plage » et le pays Japon" onClear={nothing} />,
      },
      Notice: { ...released, docs: 'Retours/Notice', width: 560, sample: <Notice>La note qui informe.</Notice> },
      ProgressLine: {
        ...coming,
        docs: 'Retours/ProgressLine',
        width: 560,
        sample: <ProgressLine label="Validation de 12 comptes" share={0.4} onCancel={nothing} />,
      },
      Skeleton: {
        ...released,
        docs: 'Retours/Skeleton',
        parts: ['Repeat', 'LoadingStatus'],
        width: 360,
        sample: (
          <Stack gap="dense">
            <Skeleton size="title" width="60%" />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        ),
      },
      Spinner: { ...released, docs: 'Retours/Spinner', parts: ['Spin'], width: 360, sample: <Spinner /> },
      TextSkeleton: { ...released, docs: 'Retours/Skeleton', width: 360, sample: <TextSkeleton width="12rem" /> },
      ToastHost: {
        ...released,
        docs: 'Retours/Notifications',
        parts: ['Toast', 'Toaster', 'ToneIcon'],
        width: 360,
        sample: (
          <Stack gap="tight">
            <Toast entry={{ id: 1, tone: 'success', message: successMessages.applied }} isPaused onGone={nothing} />
            <Toast entry={{ id: 2, tone: 'error', message: failureMessages.users }} isPaused onGone={nothing} />
          </Stack>
        ),
      },
      UnreadableRows: { ...coming, docs: 'Données/UnreadableRows', width: 360, sample: <UnreadableRows count={2} /> },
    },
  },
  fields: {
    name: 'Champs',
    components: {
      Checkbox: {
        ...released,
        docs: 'Formulaires/Checkbox',
        width: 360,
        sample: <Checkbox label="Offre active" isChecked onChange={nothing} />,
      },
      CountryPicker: {
        ...released,
        docs: 'Formulaires/CountrySelect',
        parts: ['CountryList'],
        width: 360,
        sample: <CountryPicker label="Pays" value="FR" onChange={nothing} />,
      },
      PasswordInput: {
        ...released,
        docs: 'Formulaires/PasswordField',
        width: 360,
        sample: <PasswordInput label="Mot de passe" value="secret" onChange={nothing} autoComplete="off" />,
      },
      SearchField: { ...released, docs: 'Formulaires/SearchField', width: 360, sample: search },
      Select: {
        ...released,
        docs: 'Formulaires/Select',
        width: 360,
        sample: (
          <Select
            label="Statut"
            value="all"
            options={[{ value: 'all', label: 'Tous les statuts' }]}
            onChange={nothing}
          />
        ),
      },
      TextArea: {
        ...released,
        docs: 'Formulaires/TextArea',
        width: 360,
        sample: <TextArea label="Message" value="Bonjour," onChange={nothing} />,
      },
      TextInput: {
        ...released,
        docs: 'Formulaires/TextField',
        parts: ['Input', 'FieldFrame', 'FieldError'],
        width: 360,
        sample: (
          <TextInput label="Email" value="camille@" error="Adresse email invalide." onChange={nothing} type="email" />
        ),
      },
    },
  },
  forms: {
    name: 'Formulaires',
    components: {
      CheckboxField: {
        ...released,
        docs: 'Formulaires/Checkbox',
        parts: ['BoundCheck'],
        width: 360,
        sample: <InForm field={(form) => <CheckboxField of={form} name="isActive" label="Offre active" />} />,
      },
      CountrySelect: {
        ...released,
        docs: 'Formulaires/CountrySelect',
        width: 360,
        sample: <InForm field={(form) => <CountrySelect of={form} name="country" label="Pays" />} />,
      },
      Form: {
        ...released,
        docs: 'Formulaires/Form',
        parts: ['SubmitButton'],
        width: 360,
        sample: (
          <InForm
            field={(form) => (
              <>
                <TextField of={form} name="name" label="Nom" />
                <SubmitButton of={form} label="Sauvegarder" busyLabel="Sauvegarde…" />
              </>
            )}
          />
        ),
      },
      PasswordField: {
        ...released,
        docs: 'Formulaires/PasswordField',
        width: 360,
        sample: (
          <InForm
            field={(form) => <PasswordField of={form} name="password" label="Mot de passe" autoComplete="off" />}
          />
        ),
      },
      TextAreaField: {
        ...released,
        docs: 'Formulaires/TextArea',
        width: 360,
        sample: <InForm field={(form) => <TextAreaField of={form} name="message" label="Message" />} />,
      },
      TextField: {
        ...released,
        docs: 'Formulaires/TextField',
        parts: ['BoundText'],
        width: 360,
        sample: <InForm field={(form) => <TextField of={form} name="name" label="Nom" />} />,
      },
    },
  },
  layout: {
    name: 'Mise en page',
    components: {
      Container: {
        ...released,
        docs: 'Mise en page/Container',
        width: 1280,
        sample: <Container width="text">{box}</Container>,
      },
      Slip: {
        ...released,
        docs: 'Données/Slip',
        parts: ['SlipMain', 'SlipStub', 'SlipTitle'],
        width: 360,
        sample: (
          <Slip>
            <SlipMain>{title}</SlipMain>
            <SlipStub>1€ de commission</SlipStub>
          </Slip>
        ),
      },
      Stack: {
        ...released,
        docs: 'Mise en page/Stack',
        width: 360,
        sample: (
          <Stack gap="dense">
            {box}
            {box}
          </Stack>
        ),
      },
    },
  },
  motion: {
    name: 'Mouvement',
    components: {
      TypingHeadline: {
        ...released,
        docs: 'Mouvement/TypingHeadline',
        width: 560,
        sample: <TypingHeadline prefix="Gagnez" sentences={['1€ par mission']} isPausedAtFirst />,
      },
    },
  },
  overlay: {
    name: 'Superpositions',
    components: {
      ConfirmHost: {
        ...released,
        docs: 'Superpositions/ConfirmDialog',
        parts: ['ConfirmDialog'],
        width: 560,
        sample: (
          <DialogPicture
            foot={
              <>
                <Button>Annuler</Button>
                <Button variant="solid" tone="refused">
                  Oui
                </Button>
              </>
            }
          >
            <b>Êtes-vous sûr ?</b>
            <p>Êtes-vous sûr de vouloir supprimer cette offre ?</p>
          </DialogPicture>
        ),
      },
      Modal: {
        ...released,
        docs: 'Superpositions/Modal',
        parts: ['ModalDialog'],
        width: 560,
        sample: (
          <DialogPicture title="Détails de l’offre" foot={<Button variant="accent">Modifier</Button>}>
            {title}
          </DialogPicture>
        ),
      },
    },
  },
  page: {
    name: 'Page',
    components: {
      BackLink: {
        ...released,
        docs: 'Mise en page/BackLink',
        width: 360,
        sample: (
          <BackLink>
            <a href="#offres">Retour aux offres</a>
          </BackLink>
        ),
      },
      ButtonRow: {
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
      Columns: {
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
      PageHeader: {
        ...released,
        docs: 'Mise en page/PageHeader',
        width: 560,
        sample: <PageHeader title="Missions" description="Les missions de votre pays." />,
      },
      SectionHeader: {
        ...released,
        docs: 'Mise en page/SectionHeader',
        width: 560,
        sample: <SectionHeader title="Dernières missions" action={<a href="#toutes">Voir tout</a>} />,
      },
      StatsHeader: {
        ...released,
        docs: 'Mise en page/StatsHeader',
        width: 1280,
        sample: (
          <StatsHeader counters="three" header={<PageHeader title="Utilisateurs" size="admin" />}>
            {counters}
          </StatsHeader>
        ),
      },
      SubSection: {
        ...coming,
        docs: 'Mise en page/SubSection',
        width: 360,
        sample: <SubSection title="Historique">{box}</SubSection>,
      },
      Toolbar: {
        ...released,
        docs: 'Mise en page/Toolbar',
        width: 560,
        sample: (
          <Toolbar label="Filtres" onSubmit={nothing} end={<Button size="sm">Exporter</Button>}>
            {search}
          </Toolbar>
        ),
      },
      ToolbarRow: {
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
    },
  },
  pagination: {
    name: 'Pagination',
    components: {
      Paginator: {
        ...released,
        docs: 'Données/Paginator',
        parts: ['AllPages', 'PageJump', 'PageLink', 'VirtualPages'],
        width: 560,
        sample: (
          <Paginator
            kind="window"
            currentPage={3}
            lastPage={9}
            total={103}
            perPage={12}
            renderLink={({ page: number, ...link }) => <a href={`#${number}`} {...link} />}
          />
        ),
      },
    },
  },
  shells: {
    name: 'Gabarits',
    components: {
      AdminHeader: { ...released, docs: 'Mise en page/AdminHeader', width: 1280, sample: adminHeader },
      AdminNavigation: {
        ...released,
        docs: 'Mise en page/AdminNavigation',
        width: 360,
        sample: <AdminNavigation brand={sampleBrand} links={adminLinks()} />,
      },
      AdminShell: {
        ...released,
        docs: 'Mise en page/Gabarits',
        width: 1280,
        sample: (
          <AdminShell
            navigation={<AdminNavigation brand={sampleBrand} links={adminLinks('Offres')} />}
            header={adminHeader}
          >
            {page}
          </AdminShell>
        ),
      },
      Brand: { ...released, docs: 'Mise en page/Brand', width: 360, sample: <Brand /> },
      Footer: { ...released, docs: 'Mise en page/Footer', width: 1280, sample: footer },
      FullPage: {
        ...released,
        docs: 'Mise en page/Gabarits',
        width: 1280,
        sample: (
          <FullPage>
            <Spinner />
          </FullPage>
        ),
      },
      Greeting: { ...released, docs: 'Mise en page/UserHeader', width: 360, sample: <Greeting name="Camille" /> },
      LogoutButton: {
        ...released,
        docs: 'Mise en page/UserHeader',
        width: 360,
        sample: <LogoutButton onLogout={nothing} />,
      },
      PublicHeader: {
        ...released,
        docs: 'Mise en page/PublicHeader',
        parts: ['HeaderNav', 'LinkItems', 'PhoneMenu', 'PhoneMenuPanel'],
        width: 1280,
        sample: publicHeader,
      },
      PublicShell: {
        ...released,
        docs: 'Mise en page/Gabarits',
        width: 1280,
        sample: (
          <PublicShell header={publicHeader} footer={footer}>
            {page}
          </PublicShell>
        ),
      },
      SkipLink: {
        ...released,
        docs: 'Mise en page/SkipLink',
        width: 360,
        // As it looks with the focus: it is out of sight without.
        sample: (
          <chakra.div minHeight="52px" css={{ '& a': { top: '2', boxShadow: 'pop' } }}>
            <SkipLink />
          </chakra.div>
        ),
      },
      UserHeader: { ...released, docs: 'Mise en page/UserHeader', width: 1280, sample: userHeader },
      UserShell: {
        ...released,
        docs: 'Mise en page/Gabarits',
        width: 1280,
        sample: <UserShell header={userHeader}>{page}</UserShell>,
      },
    },
  },
  table: {
    name: 'Tableaux et listes',
    components: {
      DataTable: {
        ...released,
        docs: 'Données/DataTable',
        parts: ['ActionsCell', 'CutText', 'DataTableBody', 'LinesCell', 'MovingRow', 'PersonCell', 'RowCheckbox'],
        width: 1280,
        sample: (
          <DataTable
            caption="Participations"
            columns={userColumns}
            rows={participations.slice(0, 3)}
            rowKey={(row) => row.id}
            size="lg"
            cards={'"title title" "date id" "pay status" / 1fr auto'}
            empty={null}
          />
        ),
      },
      ListRegion: {
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
      ListWithAlert: {
        ...coming,
        docs: 'Données/ListWithAlert',
        width: 560,
        sample: (
          <ListWithAlert notice={<Banner tone="refused">Le compte n’a pas été validé.</Banner>}>{box}</ListWithAlert>
        ),
      },
      RowFallback: {
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
    },
  },
  tabs: {
    name: 'Onglets',
    components: {
      FilterTabs: {
        ...released,
        docs: 'Données/FilterTabs',
        parts: ['FilterPanel', 'FilterTabsBar'],
        width: 560,
        sample: (
          <FilterTabs
            label="Filtrer par statut"
            value=""
            onChange={nothing}
            tabs={[
              { value: '', label: 'Toutes', count: 42 },
              { value: 'opened', label: 'Opened', lang: 'en', count: 9 },
              { value: 'approved', label: 'Approved', lang: 'en', count: 28 },
            ]}
          />
        ),
      },
    },
  },
} satisfies Record<string, GalleryFamily>;
