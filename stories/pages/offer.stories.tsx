import type { Meta } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../design-system/expect-no-sideways-scroll';
import { type PageStory, page } from './page-story';
import { expectSessionLost, expectToast, SLOW_ANSWER, watchFetch } from './steps';

const meta = {
  title: 'Écrans/Espace personnel/Mission',
  tags: ['!autodocs', 'ecran:/offers/{id}'],
  ...page,
} satisfies Meta;

export default meta;

/** In the sample data Camille takes part in the second of them, not in the first. */
const freeOffer = '/offers/60';
const takenOffer = '/offers/43';
const waitingOffer = '/offers/33';

const clickTakePart = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Participer à cette offre' }));

export const Free: PageStory = {
  name: 'Pas encore de participation',
  tags: ['etat:plein'],
  parameters: { scenario: 'nominal', path: freeOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Participer à cette offre' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Comment ça marche ?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour aux offres' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ce que vous avez à faire' })).toHaveTextContent(
      /Créez votre compte, choisissez un premier livre/,
    );
  },
};

export const Taken: PageStory = {
  name: 'Participation en cours',
  parameters: { scenario: 'nominal', path: takenOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous participez à cette offre')).toBeVisible();
    await expect(canvas.getAllByText('Approuvée')[0]).toBeVisible();
    await expect(canvas.getByText(/^Depuis le \d+/)).toBeVisible();
    await expect(canvas.getByText(/^Fait\s:/).closest('li')).toHaveTextContent('Participez');
    const life = await canvas.findByRole('list', { name: 'Votre participation' });
    await expect(within(life).getAllByRole('listitem').at(-1)).toHaveTextContent(/^Fait\s: Approuvée\d+/);
    await expect(canvas.queryByRole('link', { name: 'Nous écrire' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Suivre ma participation' })).toHaveAttribute(
      'href',
      '/participations',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continuer la mission' }));
    await expectToast('Redirection vers votre mission...');
  },
};

export const Waiting: PageStory = {
  name: 'Participation qui attend depuis longtemps : sa vie, et à qui écrire',
  parameters: { scenario: 'nominal', path: waitingOffer },
  play: async ({ canvas }) => {
    const life = within(await canvas.findByRole('list', { name: 'Votre participation' }));
    const steps = life.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveTextContent(
      /^En cours\s: En attente du partenaire.+Depuis \d+ jours\. Prochaine étape/,
    );
    const address = new URL(
      canvas.getByRole('link', { name: 'Nous écrire' }).getAttribute('href') ?? '',
      location.href,
    );
    await expect(address.pathname).toBe('/contact');
    await expect([...address.searchParams.keys()]).toEqual(['mission', 'participation', 'date']);
  },
};

export const WithoutTask: PageStory = {
  name: 'Ni description ni image',
  parameters: { scenario: 'nominal', path: '/offers/45' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Comment ça marche ?' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Ce que vous avez à faire' })).toBeNull();
    await expect(canvasElement.querySelector('main img')).toBeNull();
  },
};

export const MissingPicture: PageStory = {
  name: 'Image du partenaire introuvable : sa place reste',
  // The browser says what it could not load.
  tags: ['console-attendue'],
  parameters: { scenario: 'nominal', path: '/offers/55' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Comment ça marche ?' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('main img')).toBeNull());
    await expect(canvasElement.querySelector('main article svg[viewBox="0 0 96 56"]')).toBeVisible();
  },
};

export const TakingPart: PageStory = {
  name: 'Participer',
  parameters: { scenario: 'nominal', path: freeOffer },
  play: async ({ canvas }) => {
    await clickTakePart(canvas);
    await expect(await canvas.findByText('Vous participez à cette offre')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continuer la mission' })).toHaveFocus();
    await expectToast('Participation enregistrée avec succès !');
    await expect(mocked(window.open)).toHaveBeenCalledWith(expect.stringMatching(/[?&]ws=\d+/), '_blank');
  },
};

export const TabBlocked: PageStory = {
  name: 'Nouvel onglet bloqué par le navigateur',
  parameters: { scenario: 'nominal', path: freeOffer },
  play: async ({ canvas }) => {
    mocked(window.open).mockReturnValue(null);
    await clickTakePart(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la mission' }));
    await expect(mocked(window.open)).toHaveBeenCalledTimes(2);
    await expect(mocked(window.open)).toHaveBeenLastCalledWith(expect.stringMatching(/[?&]ws=\d+/), '_blank');
  },
};

export const DangerousLink: PageStory = {
  name: 'Lien de mission dangereux, jamais ouvert',
  parameters: { scenario: 'textes-extremes', path: '/offers/45' },
  play: async ({ canvas }) => {
    await clickTakePart(canvas);
    await expectToast('Erreur lors de la participation');
    await expect(mocked(window.open)).not.toHaveBeenCalled();
  },
};

export const NotValidated: PageStory = {
  name: 'Compte en attente : le bouton dit pourquoi il ne peut rien',
  parameters: { scenario: 'compte-en-attente', path: freeOffer },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Participer à cette offre' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/^Compte en attente de validation/);
    const asked = watchFetch();
    await userEvent.click(button);
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const TakingPartFails: PageStory = {
  name: 'Participer échoue',
  parameters: { scenario: 'panne-participer', path: freeOffer },
  play: async ({ canvas }) => {
    await clickTakePart(canvas);
    await expect((await canvas.findAllByText('Erreur lors de la participation'))[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Participer à cette offre' })).toBeVisible();
  },
};

export const ParticipationsUnknown: PageStory = {
  name: 'Participations illisibles : le bouton reste',
  parameters: { scenario: 'panne-participations', path: takenOffer },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Chargement impossible : nous ne savons pas si vous participez déjà/),
    ).toBeVisible();
    const asked = watchFetch();
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    // It fails again, and the way into the mission is still there.
    await expect(await canvas.findByText(/nous ne savons pas si vous participez déjà/)).toBeVisible();
    await clickTakePart(canvas);
    await expect(await canvas.findByText('Vous participez à cette offre')).toBeVisible();
  },
};

export const NotFound: PageStory = {
  name: 'Offre introuvable',
  tags: ['etat:vide'],
  parameters: { scenario: 'offre-introuvable', path: freeOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Offre non trouvée' })).toBeVisible();
    await expect(canvas.getByText("Cette offre n'existe pas ou n'est plus disponible.")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Voir les missions' })).toHaveAttribute('href', '/offers');
  },
};

export const Gone: PageStory = {
  name: 'Offre disparue : message et retour à la liste',
  parameters: { scenario: 'offre-disparue', path: freeOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await expectToast('Offre non trouvée');
  },
};

export const Failing: PageStory = {
  name: 'Panne : message et retour à la liste',
  tags: ['etat:erreur'],
  parameters: { scenario: 'panne-offre', path: freeOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Missions' })).toBeVisible();
    await expectToast("Erreur lors du chargement de l'offre");
  },
};

export const Loading: PageStory = {
  name: 'Chargement',
  tags: ['etat:chargement'],
  parameters: { scenario: 'chargement', path: freeOffer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mission, chargement…' })).toBeInTheDocument();
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SessionLost: PageStory = {
  name: 'Session perdue',
  tags: ['etat:session-perdue'],
  parameters: { scenario: 'session-perdue', path: freeOffer },
  play: ({ canvas }) => expectSessionLost(canvas),
};

export const Slow: PageStory = {
  name: 'Réponses lentes',
  tags: ['etat:lent'],
  parameters: { scenario: 'lent', path: freeOffer },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Participer à cette offre' }, SLOW_ANSWER);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const ExtremeTexts: PageStory = {
  name: 'Titre interminable, sans espace',
  tags: ['etat:texte-extreme'],
  parameters: { scenario: 'textes-extremes', path: '/offers/58' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Anticonstitutionnellement/ })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
