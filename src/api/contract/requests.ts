import * as v from 'valibot';
import { countryCode } from './country-code';
import {
  MAX_PER_PAGE,
  MIN_DESCRIPTION_LENGTH,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_SETTINGS_PASSWORD_LENGTH,
  MIN_TITLE_LENGTH,
} from './limits';
import { validationMessages as texts } from './messages';
import { participationStatuses } from './statuses';

/*
 * What the client sends. The same schemas validate the forms and the mock server's input, so both say the same
 * sentences (specification, section 5).
 */

const required = (message: string) => v.pipe(v.string(message), v.trim(), v.nonEmpty(message));

/**
 * One @ between words without spaces, and a dot in what follows it. valibot's own rule knows ASCII letters only: a mailbox
 * with an accent or an apostrophe (RFC 6531, RFC 5322) and an accented domain, which browsers hand over as `xn--…`, are addresses too.
 */
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*\.)+(?:\p{L}{2,}|xn(?:-+[\p{L}\p{N}]+)+)$/u;

const Email = v.pipe(required(texts.emailRequired), v.regex(EMAIL, texts.emailInvalid));
const Name = v.pipe(required(texts.nameRequired), v.minLength(MIN_NAME_LENGTH, texts.nameTooShort));
/** Passwords are not trimmed: a space is a character like any other. */
const Password = v.pipe(v.string(texts.passwordRequired), v.nonEmpty(texts.passwordRequired));
const NewPassword = v.pipe(Password, v.minLength(MIN_PASSWORD_LENGTH, texts.passwordTooShort));
const CountryCode = countryCode(texts.countryInvalid);
const Country = v.pipe(required(texts.countryRequired), CountryCode);

/** Whether `text` is an absolute http or https address: no other one is ever stored as a link or opened. */
export const isHttpUrl = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  try {
    // Browsers are more tolerant than the standard: a space in the host becomes %20.
    return !new URL(text).hostname.includes('%');
  } catch {
    return false;
  }
};

const HttpUrl = (requiredMessage: string) => v.pipe(required(requiredMessage), v.check(isHttpUrl, texts.urlInvalid));

/** What the login form sends; how long a password must be is asked of new ones alone. */
export const LoginBody = v.object({ email: Email, password: Password });
export type LoginBody = v.InferOutput<typeof LoginBody>;

const newPasswordEntries = {
  password: NewPassword,
  password_confirmation: v.string(texts.passwordsDiffer),
};

const Confirmed = v.looseObject({ password: v.unknown(), password_confirmation: v.string() });

/** Says that the passwords differ whatever else is wrong: valibot's own checks wait until all fields are of their types. */
const samePasswords = <TInput>() =>
  v.rawCheck<TInput>(({ dataset: { value }, addIssue }) => {
    if (!v.is(Confirmed, value) || value.password === value.password_confirmation) return;
    const key = 'password_confirmation';
    addIssue({
      message: texts.passwordsDiffer,
      path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }],
    });
  });

/** The registration form: the country is not among its fields, since a lookup tells it and nobody types it. */
export const RegisterForm = v.pipe(v.object({ name: Name, email: Email, ...newPasswordEntries }), samePasswords());
export type RegisterForm = v.InferOutput<typeof RegisterForm>;

/** What a registration sends: the form's fields, and the country that was looked up. */
export const RegisterBody = v.pipe(
  v.object({ name: Name, email: Email, ...newPasswordEntries, country: Country }),
  samePasswords(),
);
export type RegisterBody = v.InferOutput<typeof RegisterBody>;

/** Whom to send a reset link. */
export const ForgotPasswordBody = v.object({ email: Email });
export type ForgotPasswordBody = v.InferOutput<typeof ForgotPasswordBody>;

/** The form of the reset link: the token is not among its fields, since the link brings it. */
export const ResetPasswordForm = v.pipe(v.object({ email: Email, ...newPasswordEntries }), samePasswords());
export type ResetPasswordForm = v.InferOutput<typeof ResetPasswordForm>;

/** What the reset sends: the form's fields, and the link's token. */
export const ResetPasswordBody = v.pipe(
  v.object({ email: Email, token: v.pipe(v.string(), v.nonEmpty()), ...newPasswordEntries }),
  samePasswords(),
);
export type ResetPasswordBody = v.InferOutput<typeof ResetPasswordBody>;

/** The form of the profile, and what it sends. */
export const ProfileBody = v.object({ name: Name, email: Email });
export type ProfileBody = v.InferOutput<typeof ProfileBody>;

const offerFormEntries = {
  title: v.pipe(required(texts.titleRequired), v.minLength(MIN_TITLE_LENGTH, texts.titleTooShort)),
  country: Country,
  deeplink: HttpUrl(texts.deeplinkRequired),
};

/** The three inputs that the offer form shows. */
export const OfferForm = v.object(offerFormEntries);
export type OfferForm = v.InferOutput<typeof OfferForm>;

/** What the offer form sends: its inputs, and what an offer has besides them. */
export const OfferBody = v.object({
  ...offerFormEntries,
  description: v.nullish(v.pipe(v.string(), v.trim(), v.minLength(MIN_DESCRIPTION_LENGTH, texts.descriptionTooShort))),
  image_url: v.nullish(HttpUrl(texts.urlInvalid)),
  api_key: v.nullish(v.string()),
});
export type OfferBody = v.InferOutput<typeof OfferBody>;

/** The form of the network's credentials, and what it sends. */
export const NetworkSettingsBody = v.object({
  publisher_id: required(texts.publisherIdRequired),
  username: required(texts.usernameRequired),
  password: v.pipe(Password, v.minLength(MIN_SETTINGS_PASSWORD_LENGTH, texts.settingsPasswordTooShort)),
});
export type NetworkSettingsBody = v.InferOutput<typeof NetworkSettingsBody>;

/* Query strings: text on the wire, typed once parsed. A filter given empty counts as absent. */

const NOT_POSITIVE = 'Nombre entier positif attendu';

/** Plain digits, however many: beyond the largest integer that a number holds exactly, all stand for that one. */
const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, NOT_POSITIVE),
  v.transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
  v.minValue(1, NOT_POSITIVE),
);

/** What is wrong with a value that is not empty, its own schema says. */
const emptyAsAbsent = <TSchema extends v.GenericSchema<string, unknown>>(schema: TSchema) =>
  v.optional(
    v.union(
      [
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        schema,
      ],
      ({ issues, message }) => issues?.at(-1)?.message ?? message,
    ),
  );

/** Which page of a list, and of how many rows; what is left out, the server decides. */
export const PageQuery = v.object({
  page: v.optional(PositiveInteger),
  per_page: v.optional(v.pipe(PositiveInteger, v.maxValue(MAX_PER_PAGE, `Au plus ${MAX_PER_PAGE}`))),
});

/** The filters of the accounts: a text in name or email, and validated (`1`) or waiting (`0`). */
export const UsersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  validated: emptyAsAbsent(v.picklist(['1', '0'], 'Valeur inconnue')),
});

/** The filters of the administrator's offers: a text in the title, and the country. */
export const OffersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  country: emptyAsAbsent(CountryCode),
});

/** The filter of the administrator's participations. */
export const ParticipationsQuery = v.object({
  ...PageQuery.entries,
  status: emptyAsAbsent(v.picklist(participationStatuses, 'Statut inconnu')),
});

/** An id in a path: plain digits only. */
export const IdParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/, 'Identifiant invalide'), v.transform(Number)),
});

/** The visitor's country, sent with the calls of the table that name it and no other. */
export const CountryHeader = v.object({
  'x-country': emptyAsAbsent(CountryCode),
});
