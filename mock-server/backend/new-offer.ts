import { COMMISSION_EUR } from '~/api/contract/limits';

/** What an offer starts with, whoever adds it: an administrator, or the affiliate network. */
export const newOfferTerms = { status: 'approved', commission: COMMISSION_EUR, currency_code: 'EUR' } as const;
