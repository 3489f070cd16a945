import * as v from 'valibot';
import { MAX_PER_PAGE } from '../limits';
import { participationStatuses } from '../participation-status';
import { countryCode } from '../scalars';
import { validationMessages } from './request-bodies';

/* What calls send besides a body: text until parsed; an empty filter counts as absent. */

const CountryCode = countryCode(validationMessages.countryInvalid);
const NOT_POSITIVE = 'Nombre entier positif attendu';

/** Integers beyond the largest safe one become that one. */
const PositiveInteger = v.pipe(
  v.string(),
  v.regex(/^[0-9]+$/, NOT_POSITIVE),
  v.transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
  v.minValue(1, NOT_POSITIVE),
);

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

export const PageQuery = v.object({
  page: v.optional(PositiveInteger),
  per_page: v.optional(v.pipe(PositiveInteger, v.maxValue(MAX_PER_PAGE, `Au plus ${MAX_PER_PAGE}`))),
});

/** `validated` is 1 or 0; `search` matches name or email. */
export const UsersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  validated: emptyAsAbsent(v.picklist(['1', '0'], 'Valeur inconnue')),
});

export const OffersQuery = v.object({
  ...PageQuery.entries,
  search: v.optional(v.string()),
  country: emptyAsAbsent(CountryCode),
});

export const ParticipationsQuery = v.object({
  ...PageQuery.entries,
  status: emptyAsAbsent(v.picklist(participationStatuses, 'Statut inconnu')),
});

export const IdParams = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/, 'Identifiant invalide'), v.transform(Number)),
});

/** Sent only with the calls whose definition names it. */
export const CountryHeader = v.object({
  'x-country': emptyAsAbsent(CountryCode),
});
