import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordBody } from '~/api/contract/requests';

const messageOf = (email: string) => v.safeParse(ForgotPasswordBody, { email }).issues?.[0].message;

describe('an email address', () => {
  it.each([
    'camille@missio.test',
    'éloïse@exemple.fr',
    "o'connor@exemple.fr",
    'a.b+c_d@sous-domaine.exemple.co',
    'zoe@exämple.fr',
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
