import { createValidatedUser } from './accounts';

/** A validated user, stored as such in the browser: the stored user decides which data the page needs. */
export const createReader = async (name = 'Dominique Essai') => {
  const account = await createValidatedUser({ name });
  return { ...account, user: { ...account.user, validated: true } };
};
