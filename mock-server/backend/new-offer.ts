import { COMMISSION_EUR } from '~/api/contract/scalars';

/** Initial values of an offer from an administrator or the network. */
export const newOfferTerms = { status: 'approved', commission: COMMISSION_EUR, currency_code: 'EUR' } as const;
