import { MIN_PASSWORD_LENGTH } from '~/api/contract/limits';

/** What a new password needs, said before it is missing. */
export const NEW_PASSWORD_HINT = `Au moins ${MIN_PASSWORD_LENGTH}\u00A0caractères.`;
