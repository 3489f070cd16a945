import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Offer, Participation, User } from '~/api/contract/entities';
import {
  LenientBoolean,
  LenientCount,
  LenientCountry,
  LenientCurrency,
  LenientDate,
  LenientEmail,
  LenientId,
  LenientLink,
  LenientNetworkData,
  LenientNumber,
  LenientOptionalText,
  LenientReference,
  LenientStatus,
  LenientText,
  MISSING_TEXT,
} from '~/api/contract/lenient';
import { formatDateTime } from '~/lib/format/dates';
import { MISSING } from '~/lib/format/formats';
import { sampleOffer, sampleUser } from '../support/samples';

const readings: [string, v.GenericSchema, unknown, unknown][] = [
  ...[true, 1, '1'].map((came): [string, v.GenericSchema, unknown, unknown] => ['boolean', LenientBoolean, came, true]),
  ...[false, 0, '0', null, undefined, '', 'true', 'oui', 2, [], {}].map(
    (came): [string, v.GenericSchema, unknown, unknown] => ['boolean', LenientBoolean, came, false],
  ),
  ['number', LenientNumber, '1.00', 1],
  ['number', LenientNumber, '-2.50', -2.5],
  ['number', LenientNumber, null, null],
  ['number', LenientNumber, '1e3', null],
  ['number', LenientNumber, 'douze', null],
  ['number', LenientNumber, [], null],
  ['count', LenientCount, '15', 15],
  ['count', LenientCount, '15.00', 15],
  ['count', LenientCount, -1, null],
  ['count', LenientCount, 1.5, null],
  ['id', LenientId, '7', 7],
  ['id', LenientId, '007', 7],
  ['id', LenientId, '7.00', 7],
  ['id', LenientId, '9007199254740993', '9007199254740993'],
  ['reference', LenientReference, '7', 7],
  ['reference', LenientReference, 'abc', null],
  ['text', LenientText, 2024, '2024'],
  ['text', LenientText, null, MISSING_TEXT],
  ['text', LenientText, '', MISSING_TEXT],
  ['text', LenientText, '  ', MISSING_TEXT],
  ['text', LenientText, '\u200B\uFEFF', MISSING_TEXT],
  ['text', LenientText, '👩\u200D🚀', '👩\u200D🚀'],
  ['email', LenientEmail, '\u200Bzoe@mis\u00ADsio.test\uFEFF', 'zoe@missio.test'],
  ['email', LenientEmail, null, MISSING_TEXT],
  ['optional text', LenientOptionalText, 12, '12'],
  ['optional text', LenientOptionalText, {}, undefined],
  ['link', LenientLink, null, null],
  ['link', LenientLink, 7, undefined],
  ['link', LenientLink, 'https://partenaire\u200B.test/\uFEFF', 'https://partenaire.test/'],
  ['date', LenientDate, '2026-03-14 09:26:53', '2026-03-14T09:26:53Z'],
  ['date', LenientDate, '2026-03-14T09:26:53.000000Z', '2026-03-14T09:26:53.000000Z'],
  ['date', LenientDate, 1_773_480_413, '1773480413'],
  ['date', LenientDate, null, null],
  ['date', LenientDate, {}, null],
  ['country', LenientCountry, 'fr', 'FR'],
  ['country', LenientCountry, 'Pays-Bas', 'Pays-Bas'],
  ['country', LenientCountry, null, null],
  ['currency', LenientCurrency, 'USD', 'USD'],
  ['currency', LenientCurrency, null, 'EUR'],
  ['status', LenientStatus, null, 'pending'],
  ['status', LenientStatus, 'approved', 'approved'],
  ['network data', LenientNetworkData, '{"transaction":{"date":1773480413}}', { transaction: { date: 1_773_480_413 } }],
  [
    'network data',
    LenientNetworkData,
    { transaction: { value: '49.90', reason: 'annulée' } },
    { transaction: { value: 49.9, reason: 'annulée' } },
  ],
  [
    'network data',
    LenientNetworkData,
    { transaction: { value: 'beaucoup', reason: [] } },
    { transaction: { value: undefined, reason: undefined } },
  ],
  ['network data', LenientNetworkData, [], {}],
  ['network data', LenientNetworkData, 'pas du JSON', undefined],
  ['network data', LenientNetworkData, 7, undefined],
  ['network data', LenientNetworkData, { transaction: 'rien' }, { transaction: undefined }],
];

describe('what comes, and what it is read as', () => {
  it.each(readings)('%s: %#', (_name, schema, came, read) => {
    expect(v.safeParse(schema, came)).toMatchObject({ success: true, output: read });
  });

  it.each([undefined, null, '', 'abc', 0, -1, 1.5, '1.5', 2 ** 53, [], {}])('%j is no id', (came) => {
    expect(v.is(LenientId, came)).toBe(false);
  });

  it('shows the dash of every other format', () => expect(MISSING_TEXT).toBe(MISSING));

  it('takes a database’s date for UTC, as the contract’s dates are', () => {
    expect(formatDateTime(v.parse(LenientDate, '2026-03-14 09:26:53'))).toBe(formatDateTime('2026-03-14T09:26:53Z'));
  });
});

/* Whatever form a backend gives the contract's values, the app has the same ones. */
const asText = (value: number) => fc.constantFrom<unknown>(value, String(value), `${value}.00`);
const asFlag = (value: boolean) => fc.constantFrom<unknown>(value, Number(value), String(Number(value)));

describe('any encoding of a row', () => {
  it('gives the user that the contract’s own does', () => {
    const user = fc.record({ id: fc.integer({ min: 1 }), validated: fc.boolean(), is_admin: fc.boolean() });
    fc.assert(
      fc.property(user, fc.gen(), (strict, gen) => {
        const sent = {
          ...sampleUser(),
          id: gen(asText, strict.id),
          validated: gen(asFlag, strict.validated),
          is_admin: gen(asFlag, strict.is_admin),
        };
        expect(v.parse(User, sent)).toEqual(sampleUser(strict));
      }),
    );
  });

  it('gives the offer that the contract’s own does', () => {
    const offer = fc.record({ id: fc.integer({ min: 1 }), commission: fc.integer({ min: 0, max: 10_000 }) });
    fc.assert(
      fc.property(offer, fc.gen(), (strict, gen) => {
        const sent = { ...sampleOffer(), id: gen(asText, strict.id), commission: gen(asText, strict.commission) };
        expect(v.parse(Offer, sent)).toEqual(sampleOffer(strict));
      }),
    );
  });

  it('never makes an administrator of anything but true, 1 and "1"', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (is_admin) => {
        const isSaid = is_admin === true || is_admin === 1 || is_admin === '1';
        expect(v.parse(User, { ...sampleUser(), is_admin }).is_admin).toBe(isSaid);
      }),
    );
  });
});

describe('a row with as little as possible', () => {
  it('is a user who is neither validated nor an administrator', () => {
    expect(v.parse(User, { id: 1, name: 'Lou', email: 'lou@missio.test' })).toEqual({
      id: 1,
      name: 'Lou',
      email: 'lou@missio.test',
      validated: false,
      is_admin: false,
      created_at: null,
    });
  });

  it('is a participation whose offer was deleted', () => {
    expect(v.parse(Participation, { id: 1, offer_id: '4', offer: null, status: null })).toMatchObject({
      offer_id: 4,
      offer: { id: null, title: MISSING_TEXT, commission: null, currency_code: 'EUR' },
      status: 'pending',
      created_at: null,
      clicked_at: null,
      updated_at: null,
    });
  });

  it('knows the offer by the one inside it', () => {
    expect(v.parse(Participation, { id: 1, offer: { id: 4, title: 'Mission' } })).toMatchObject({
      offer_id: 4,
      offer: { title: 'Mission' },
    });
  });
});
