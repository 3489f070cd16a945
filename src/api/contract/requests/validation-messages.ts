import {
  MIN_DESCRIPTION_LENGTH,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_SETTINGS_PASSWORD_LENGTH,
  MIN_TITLE_LENGTH,
} from '../limits';

/** French sentences shared by client, forms and mock server: sections 5 and 8 of the specification, literally. */
export const validationMessages = {
  emailRequired: 'Email requis',
  emailInvalid: 'Email invalide',
  passwordRequired: 'Mot de passe requis',
  passwordTooShort: `Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères`,
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  nameRequired: 'Nom requis',
  nameTooShort: `Le nom doit contenir au moins ${MIN_NAME_LENGTH} caractères`,
  titleRequired: 'Titre requis',
  titleTooShort: `Le titre doit contenir au moins ${MIN_TITLE_LENGTH} caractères`,
  descriptionTooShort: `La description doit contenir au moins ${MIN_DESCRIPTION_LENGTH} caractères`,
  urlInvalid: 'URL invalide',
  countryRequired: 'Pays requis',
  countryInvalid: 'Pays invalide',
  deeplinkRequired: 'URL Daisycon requise',
  publisherIdRequired: 'Publisher ID requis',
  usernameRequired: "Nom d'utilisateur requis",
  settingsPasswordTooShort: `Le mot de passe doit contenir au moins ${MIN_SETTINGS_PASSWORD_LENGTH} caractères`,
} as const;
