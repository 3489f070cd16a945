import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordBody, OfferBody, ProfileBody } from '~/api/contract/requests/request-bodies';
import { isHttpUrl } from '~/api/contract/scalars';
import { OffersQuery, PageQuery, ParticipationsQuery, UsersQuery } from '~/api/contract/strict/calls';

const messageOf = (email: string) => v.safeParse(ForgotPasswordBody, { email }).issues?.[0].message;

describe('an email address', () => {
  it.each([
    'camille@missio.test',
    'éloïse@exemple.fr',
    "o'connor@exemple.fr",
    'a.b+c_d@sous-domaine.exemple.co',
    'zoe@exämple.fr',
    'zoe@socie\u0301te\u0301.fr',
    '用户@例子.中国',
    'सम्पर्क@डाटामेल.भारत',
    'مثال@موقع.مصر',
    // What a browser makes of an accented domain.
    'zoe@xn--exmple-cua.fr',
    'zoe@exemple.xn--p1ai',
    ' CAMILLE@MISSIO.TEST ',
  ])('%s is one', (email) => {
    expect(messageOf(email)).toBeUndefined();
  });

  it.each([
    'camille',
    'camille@missio',
    'camille@',
    '@missio.test',
    'camille@@missio.test',
    'cam ille@missio.test',
    'camille@missio,test',
    'camille@missio..test',
    '.camille@missio.test',
    'camille@-missio.test',
    'camille@missio.t',
  ])('%s is none', (email) => {
    expect(messageOf(email)).toBe('Email invalide');
  });

  it.each(['', '   '])('« %s » is missing', (email) => {
    expect(messageOf(email)).toBe('Email requis');
  });
});

describe('what was pasted with invisible characters', () => {
  it('is sent without them: anywhere in an email or a link, at the ends of a name', () => {
    expect(
      v.parse(ProfileBody, { name: '\u200FZoé\u200D \uFEFF', email: '\u200Bzoe@mis\u00ADsio.test\u202C ' }),
    ).toEqual({
      name: 'Zoé',
      email: 'zoe@missio.test',
    });
    const offer = {
      title: '\u2066می\u200Cخواهم\u2069',
      country: 'FR\u200B',
      deeplink: '\uFEFFhttps://partenaire\u200B.test/?a=\u00AD1',
      image_url: 'https://partenaire.test/\u200Ba.png',
    };
    expect(v.parse(OfferBody, offer)).toEqual({
      title: 'می\u200Cخواهم',
      country: 'FR',
      deeplink: 'https://partenaire.test/?a=1',
      image_url: 'https://partenaire.test/a.png',
    });
  });

  it.each(['\u200B', ' \uFEFF\u00AD '])('is missing where nothing else was (%j)', (email) => {
    expect(messageOf(email)).toBe('Email requis');
  });
});

describe('an address of a mission', () => {
  it.each(['https://partenaire.test', 'HTTP://partenaire.test:8080/a?b=c#d', 'https://exemplé.test/un chemin'])(
    'may be %s',
    (text) => {
      expect(isHttpUrl(text)).toBe(true);
    },
  );

  // Browsers write the space in a host as %20, where Node refuses it.
  it.each([
    'partenaire.test',
    'https:partenaire.test',
    'https:/partenaire.test',
    'https://',
    'https://x test',
    'https://x%20test',
    'ftp://x.test',
    'javascript:alert(1)',
  ])('may not be %s', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});

describe('a page number', () => {
  it.each([
    ['1', 1],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s is page %i', (page, number) => {
    expect(v.parse(PageQuery, { page })).toEqual({ page: number });
  });

  it.each([16, 20, 400])('of %i digits is one past the end of any list, and a whole number', (length) => {
    expect(v.parse(PageQuery, { page: '9'.repeat(length) })).toEqual({ page: Number.MAX_SAFE_INTEGER });
  });

  it.each(['0', '000', '', '-1', '+1', '1.5', '1e3', ' 1', '٣'])('« %s » is none', (page) => {
    expect(v.safeParse(PageQuery, { page }).issues?.[0].message).toBe('Nombre entier positif attendu');
  });

  it.each(['101', '9999999999999999'])('of a page with %s rows is refused', (per_page) => {
    expect(v.safeParse(PageQuery, { per_page }).issues?.[0].message).toBe('Au plus 100');
  });
});

describe('a filter', () => {
  it.each([
    [UsersQuery, { validated: '2' }, 'Valeur inconnue'],
    [ParticipationsQuery, { status: 'pending' }, 'Statut inconnu'],
    [OffersQuery, { country: 'F' }, 'Pays invalide'],
  ])('says itself what is wrong with it (%#)', (schema, query, message) => {
    expect(v.safeParse(schema, query).issues?.map((issue) => issue.message)).toEqual([message]);
  });

  it('counts as absent when it is empty', () => {
    expect(v.parse(UsersQuery, { validated: '' }).validated).toBeUndefined();
    expect(v.parse(ParticipationsQuery, { status: '' }).status).toBeUndefined();
    expect(v.parse(OffersQuery, { country: '' }).country).toBeUndefined();
  });
});
