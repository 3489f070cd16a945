import type { Meta } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, expectToast, SLOW_ANSWER } from './steps';

const meta = {
  title: 'Écrans/Espace personnel/Missions',
  tags: ['!autodocs', 'ecran:/offers'],
  ...page,
} satisfies Meta;

export default meta;

const path = '/offers';
const details = { name: /^Voir les détails/ };

export const Full: PageStory = {
  name: 'Plein',
  tags: ['etat:plein'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', details)).toHaveLength(12);
    await expect(canvas.getAllByText('1€ de commission')).toHaveLength(12);
    await expect(canvas.getByText('Affichage de 1 à 12 sur 36 résultats')).toBeVisible();
    // Said once, as all of them are of one country.
    await expect(canvas.getAllByText('France')).toHaveLength(1);
    await expect(await canvas.findAllByText('Déjà commencée')).toHaveLength(3);
    const free = canvas.getByRole('heading', { name: /Trois Marges$/ }).closest('li');
    await expect(free).toHaveTextContent('Créez votre compte, choisissez un premier livre');
    await expect(free).not.toHaveTextContent('Déjà commencée');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(await canvas.findByText('Affichage de 13 à 24 sur 36 résultats')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('region', { name: 'Missions, page 2 sur 3' })).toHaveFocus();
  },
};

export const WholeCard: PageStory = {
  name: 'Toute la carte mène à la mission',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 2, name: /Trois Marges$/ });
    const { x, y } = title.getBoundingClientRect();
    // What a pointer meets there.
    await userEvent.click(title.ownerDocument.elementFromPoint(x + 4, y + 4) ?? title);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Trois Marges$/ })).toBeVisible();
  },
};

export const ParticipationsFail: PageStory = {
  name: 'Participations illisibles : rien n’en est dit',
  tags: ['sans-image'],
  parameters: { scenario: 'panne-participations', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', details)).toHaveLength(12);
    await expect(canvas.queryByText('Déjà commencée')).toBeNull();
    await expect(canvas.queryByText('Chargement impossible')).toBeNull();
  },
};

export const Search: PageStory = {
  name: 'Recherche : titre et description, sans accents ni casse',
  parameters: { scenario: 'nominal', path },
  play: async ({ canvas }) => {
    const listed = await canvas.findByText('Affichage de 1 à 12 sur 36 résultats');
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher et trier' }));
    const box = await canvas.findByRole('searchbox', { name: 'Rechercher une mission' });
    await expect(box).toHaveFocus();
    await expect(listed).toBeVisible();
    await userEvent.type(box, 'ECHANTILLON');
    await expect(await canvas.findByText('2 missions trouvées sur 36.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Recevez un échantillon de soin Bergamine',
      'Commandez un échantillon de thé',
    ]);
    await expect(box).toHaveFocus();
    await expectNoSidewaysScroll();
  },
};

export const CloseSearch: PageStory = {
  name: 'Recherche fermée : la liste comme avant',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path: '/offers?search=the' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/missions? trouvées? sur 36\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer la recherche' }));
    await expect(await canvas.findByText('Affichage de 1 à 12 sur 36 résultats')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const StartedAlone: PageStory = {
  name: 'Déjà commencées seulement, puis sans elles',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path: '/offers?started=only' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('27 missions trouvées sur 36.')).toBeVisible();
    await expect(canvas.getAllByText('Déjà commencée')).toHaveLength(12);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Filtrer les missions commencées' }),
      'Sans les déjà commencées',
    );
    await expect(await canvas.findByText('9 missions trouvées sur 36.')).toBeVisible();
    await expect(canvas.queryByText('Déjà commencée')).toBeNull();
  },
};

export const Sorted: PageStory = {
  name: 'Triées par titre, page 3',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path: '/offers?sort=title&page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Affichage de 25 à 36 sur 36 résultats')).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
    await expect(titles).toEqual([...titles].sort(new Intl.Collator('fr-FR').compare));
    const former = canvas.getByRole('link', { name: 'Page 2' });
    await expect(former).toHaveAttribute('href', '/offers?sort=title&page=2');
  },
};

export const NothingFound: PageStory = {
  name: 'Aucune mission trouvée',
  tags: ['sans-image'],
  parameters: { scenario: 'nominal', path: '/offers?search=parapente&started=hidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune mission')).toBeVisible();
    await expect(canvas.getByText(/«.{1,3}parapente.{1,3}» et le choix «.Sans les déjà commencées.»/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Effacer les filtres' }));
    await expect(await canvas.findByText('Affichage de 1 à 12 sur 36 résultats')).toBeVisible();
  },
};

export const SearchInLargeCatalogue: PageStory = {
  name: 'Recherche dans un catalogue plus grand que ce qui est lu',
  parameters: { scenario: 'dix-mille-pages', path: '/offers?search=bergamine' },
  play: async ({ canvas }) => {
    const far = /La recherche porte sur 2.000 missions, les premières d’un catalogue de 120.000\.$/;
    await expect(await canvas.findByText(far, undefined, { timeout: 10_000 })).toBeVisible();
  },
};

export const SearchFails: PageStory = {
  name: 'Recherche : les missions ne se lisent pas',
  tags: ['sans-image'],
  parameters: { scenario: 'panne-offres', path: '/offers?search=the' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les missions n’ont pas pu être chargées.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Rechercher une mission' })).toHaveValue('the');
  },
};

export const StartedUnknown: PageStory = {
  name: 'Déjà commencées : les participations ne se lisent pas',
  tags: ['sans-image'],
  parameters: { scenario: 'panne-participations', path: '/offers?started=only' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vos participations n’ont pas pu être chargées.')).toBeVisible();
  },
};

export const SearchLoading: PageStory = {
  name: 'Recherche en cours de chargement',
  tags: ['sans-image'],
  parameters: { scenario: 'chargement', path: '/offers?search=the' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Rechercher une mission' })).toHaveValue('the');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};

export const LastPage: PageStory = {
  name: 'Une page au-delà de la fin : la dernière',
  parameters: { scenario: 'nominal', path: '/offers?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Affichage de 25 à 36 sur 36 résultats')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
  },
};

export const TenThousandPages: PageStory = {
  name: 'Dix mille pages',
  parameters: { scenario: 'dix-mille-pages', path: '/offers?page=5000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 5000' })).toHaveAttribute('aria-current', 'page');
    await expectNoSidewaysScroll();
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'chargement', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
  },
};

export const Empty: PageStory = {
  name: 'Aucune offre',
  tags: ['etat:vide'],
  parameters: { scenario: 'aucune-offre', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune offre disponible')).toBeVisible();
    await expect(canvas.getByText("Il n'y a actuellement aucune offre disponible dans votre pays.")).toBeVisible();
  },
};

export const OneRow: PageStory = {
  name: 'Une seule offre',
  tags: ['etat:une-ligne'],
  parameters: { scenario: 'une-offre', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', details)).toHaveLength(1);
    await expect(canvas.queryByRole('navigation', { name: 'Pagination des missions' })).toBeNull();
  },
};

export const Failing: PageStory = {
  name: 'Chargement impossible',
  tags: ['etat:erreur'],
  parameters: { scenario: 'panne-offres', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

export const Unreadable: PageStory = {
  name: 'Réponse illisible',
  tags: ['console-attendue'],
  parameters: { scenario: 'reponse-illisible', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement impossible')).toBeVisible();
  },
};

export const WithoutLocation: PageStory = {
  name: 'Pays introuvable : celui du compte',
  parameters: { scenario: 'panne-localisation', path },
  play: async ({ canvas }) => {
    await expectToast('Impossible de récupérer le pays');
    await expect(await canvas.findAllByRole('link', details)).toHaveLength(12);
  },
};

export const SessionLost: PageStory = {
  name: 'Session perdue',
  tags: ['etat:session-perdue', 'sans-image'],
  parameters: { scenario: 'session-perdue', path },
  play: ({ canvas }) => expectSessionLost(canvas),
};

export const Slow: PageStory = {
  name: 'Réponses lentes',
  tags: ['etat:lent', 'sans-image'],
  parameters: { scenario: 'lent', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Missions' }, SLOW_ANSWER)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Chargement…');
    await expect(await canvas.findAllByRole('link', details, SLOW_ANSWER)).toHaveLength(12);
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Textes extrêmes',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'textes-extremes', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Anticonstitutionnellement/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

export const PlainLaravel: PageStory = {
  name: 'Un Laravel ordinaire',
  tags: ['etat:plein'],
  parameters: { scenario: 'laravel-ordinaire', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', details)).toHaveLength(12);
    await expect(canvas.getByText('Affichage de 1 à 12 sur 36 résultats')).toBeVisible();
  },
};

export const UnreadableRow: PageStory = {
  name: 'Une ligne illisible, les autres restent',
  parameters: { scenario: 'ligne-illisible', path },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', details)).toHaveLength(11);
    await expect(canvas.getByText('1 ligne illisible')).toBeVisible();
  },
};
