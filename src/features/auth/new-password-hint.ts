import { MIN_PASSWORD_LENGTH } from '~/api/contract/limits';

export const NEW_PASSWORD_HINT = `Au moins ${MIN_PASSWORD_LENGTH}\u00A0caractères.`;
