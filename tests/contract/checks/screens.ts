import type { CallName } from '../../../src/api/contract/client-calls';

const screens = {
  everywhere: 'Toutes les pages de l’espace connecté (/dashboard, /admin)',
  login: 'Connexion (/login)',
  register: 'Inscription (/register)',
  forgotPassword: 'Mot de passe oublié (/forgot-password)',
  resetPassword: 'Nouveau mot de passe (/reset-password)',
  dashboard: 'Tableau de bord (/dashboard)',
  offers: 'Missions (/offers)',
  offer: 'Mission (/offers/{id})',
  participations: 'Participations (/participations)',
  profile: 'Profil (/profile)',
  admin: 'Administration (/admin)',
  adminUsers: 'Utilisateurs (/admin/users)',
  adminOffers: 'Offres (/admin/offers)',
  adminParticipations: 'Participations (/admin/participations)',
  network: 'Configuration Daisycon (/admin/daisycon)',
} as const;

const dashboardAnd = (screen: string) => `${screens.dashboard}, ${screen}`;
const adminAnd = (screen: string) => `${screens.admin}, ${screen}`;

/** Where a person notices that a call does not do what it should, by the pages' French titles. */
export const screensOf: Readonly<Record<CallName, string>> = {
  me: screens.everywhere,
  login: screens.login,
  register: screens.register,
  logout: screens.everywhere,
  forgotPassword: screens.forgotPassword,
  resetPassword: screens.resetPassword,
  location: `${screens.offers}, ${screens.profile}`,
  listOffers: dashboardAnd(screens.offers),
  getOffer: screens.offer,
  applyToOffer: screens.offer,
  listParticipations: `${dashboardAnd(screens.participations)}, ${screens.offer}`,
  sold: screens.participations,
  updateProfile: screens.profile,
  adminListUsers: adminAnd(screens.adminUsers),
  adminValidateUser: screens.adminUsers,
  adminListOffers: adminAnd(screens.adminOffers),
  adminCreateOffer: screens.adminOffers,
  adminUpdateOffer: screens.adminOffers,
  adminDeleteOffer: screens.adminOffers,
  adminListParticipations: adminAnd(screens.adminParticipations),
  networkSettings: screens.network,
  saveNetworkSettings: screens.network,
  testNetwork: screens.network,
  syncNetwork: screens.network,
};

/** The whole administration, which an account must be let into. */
export const ADMINISTRATION = screens.admin;
