import { adminListParticipations, adminListUsers, adminValidateUser } from './admin';
import { adminCreateOffer, adminDeleteOffer, adminListOffers, adminUpdateOffer } from './admin-offers';
import { login, logout, register } from './auth';
import type { Handlers } from './handler';
import type { LoginLimit } from './login-limit';
import { networkSettings, saveNetworkSettings, syncNetworkNow, testNetwork } from './network';
import { applyToOffer, getOffer, listOffers } from './offers';
import { listParticipations, sold } from './participations';
import { forgotPassword, resetPassword } from './password-reset';
import { location, me, updateProfile } from './profile';

export const createHandlers = (limit: LoginLimit): Handlers => ({
  me,
  login: login(limit),
  register,
  logout,
  forgotPassword,
  resetPassword,
  location,
  listOffers,
  getOffer,
  applyToOffer,
  listParticipations,
  sold,
  updateProfile,
  adminListUsers,
  adminValidateUser,
  adminListOffers,
  adminCreateOffer,
  adminUpdateOffer,
  adminDeleteOffer,
  adminListParticipations,
  networkSettings,
  saveNetworkSettings,
  testNetwork,
  syncNetwork: syncNetworkNow,
});
