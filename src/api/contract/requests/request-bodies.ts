import * as v from 'valibot';
import { removeInvisible, trimInvisible } from '~/lib/format/invisible';
import {
  countryCode,
  isHttpUrl,
  MIN_DESCRIPTION_LENGTH,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_SETTINGS_PASSWORD_LENGTH,
  MIN_TITLE_LENGTH,
} from '../scalars';

/* What the client sends; forms and mock server validate with it, so both show the same sentences (section 5). */

/** Literal texts of the specification, sections 5 and 8. */
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

const texts = validationMessages;

const required = (message: string) => v.pipe(v.string(message), v.transform(trimInvisible), v.nonEmpty(message));

/** An email or a link has nothing invisible within it either. */
const requiredAddress = (message: string) => v.pipe(v.string(message), v.transform(removeInvisible), required(message));

/** valibot's rule knows ASCII only; local parts and domains of any script (RFC 6531), and `xn--…`, are valid too. */
const WORD = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source;
const LABEL = /[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*/u.source;
const LAST_LABEL = /[\p{L}\p{M}]{2,}|[Xx][Nn](?:-+[\p{L}\p{N}]+)+/u.source;
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+(?:${LAST_LABEL})$`, 'u');

const Email = v.pipe(requiredAddress(texts.emailRequired), v.regex(EMAIL, texts.emailInvalid));
const Name = v.pipe(required(texts.nameRequired), v.minLength(MIN_NAME_LENGTH, texts.nameTooShort));
/** Not trimmed: a space may be part of a password. */
const Password = v.pipe(v.string(texts.passwordRequired), v.nonEmpty(texts.passwordRequired));
const NewPassword = v.pipe(Password, v.minLength(MIN_PASSWORD_LENGTH, texts.passwordTooShort));
const CountryCode = countryCode(texts.countryInvalid);
const Country = v.pipe(required(texts.countryRequired), CountryCode);

const HttpUrl = (requiredMessage: string) =>
  v.pipe(requiredAddress(requiredMessage), v.check(isHttpUrl, texts.urlInvalid));

/** No minimum length: it applies to new passwords only. */
export const LoginBody = v.object({ email: Email, password: Password });
export type LoginBody = v.InferOutput<typeof LoginBody>;

const newPasswordEntries = {
  password: NewPassword,
  password_confirmation: v.string(texts.passwordsDiffer),
};

const Confirmed = v.object({ password: v.unknown(), password_confirmation: v.string() });

/** Compares the passwords even when other fields fail; valibot's own checks wait for all types. */
const samePasswords = <TInput>() =>
  v.rawCheck<TInput>(({ dataset: { value }, addIssue }) => {
    if (!v.is(Confirmed, value) || value.password === value.password_confirmation) return;
    const key = 'password_confirmation';
    addIssue({
      message: texts.passwordsDiffer,
      path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
    });
  });

/** The country is looked up, so it is no field of the form. */
export const RegisterForm = v.pipe(v.object({ name: Name, email: Email, ...newPasswordEntries }), samePasswords());
export type RegisterForm = v.InferOutput<typeof RegisterForm>;

export const RegisterBody = v.pipe(
  v.object({ name: Name, email: Email, ...newPasswordEntries, country: Country }),
  samePasswords(),
);
export type RegisterBody = v.InferOutput<typeof RegisterBody>;

export const ForgotPasswordBody = v.object({ email: Email });
export type ForgotPasswordBody = v.InferOutput<typeof ForgotPasswordBody>;

/** The token comes from the link, so it is no field of the form. */
export const ResetPasswordForm = v.pipe(v.object({ email: Email, ...newPasswordEntries }), samePasswords());
export type ResetPasswordForm = v.InferOutput<typeof ResetPasswordForm>;

export const ResetPasswordBody = v.pipe(
  v.object({ email: Email, token: v.pipe(v.string(), v.nonEmpty()), ...newPasswordEntries }),
  samePasswords(),
);
export type ResetPasswordBody = v.InferOutput<typeof ResetPasswordBody>;

export const ProfileBody = v.object({ name: Name, email: Email });
export type ProfileBody = v.InferOutput<typeof ProfileBody>;

const offerFormEntries = {
  title: v.pipe(required(texts.titleRequired), v.minLength(MIN_TITLE_LENGTH, texts.titleTooShort)),
  country: Country,
  deeplink: HttpUrl(texts.deeplinkRequired),
};

export const OfferForm = v.object(offerFormEntries);
export type OfferForm = v.InferOutput<typeof OfferForm>;

export const OfferBody = v.object({
  ...offerFormEntries,
  description: v.nullish(
    v.pipe(v.string(), v.transform(trimInvisible), v.minLength(MIN_DESCRIPTION_LENGTH, texts.descriptionTooShort)),
  ),
  image_url: v.nullish(HttpUrl(texts.urlInvalid)),
  api_key: v.nullish(v.string()),
});
export type OfferBody = v.InferOutput<typeof OfferBody>;

export const NetworkSettingsBody = v.object({
  publisher_id: required(texts.publisherIdRequired),
  username: required(texts.usernameRequired),
  password: v.pipe(Password, v.minLength(MIN_SETTINGS_PASSWORD_LENGTH, texts.settingsPasswordTooShort)),
});
export type NetworkSettingsBody = v.InferOutput<typeof NetworkSettingsBody>;
