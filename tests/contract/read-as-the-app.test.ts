import { expect, it } from 'vitest';
import { readAsTheApp } from './checks/read-as-the-app';

it('a write that is answered by a page or by a mere word is broken, as it is for the app', () => {
  for (const text of ['<!doctype html><title>Connexion</title>', 'OK', '{"message":"Fait']) {
    expect(() => readAsTheApp('adminDeleteOffer', text)).toThrow('(body): not JSON, not JSON or an empty body');
  }
  for (const text of ['', ' ', '{}', '"OK"', '[]']) expect(readAsTheApp('adminDeleteOffer', text)).toEqual({});
});
