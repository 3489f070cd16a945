import * as v from 'valibot';
import { validationMessages as texts } from '../../../../src/api/contract/requests/request-bodies';
import { type ContractCheck, credentialsOf } from '../contract-check';
import { expectMessages, parsed } from '../contract-client';
import { expectFields, expectThat } from '../problem';

/** Session, password recovery and location. */
export const sessionChecks: readonly ContractCheck[] = [
  {
    call: 'login',
    title: 'opens a session that GET /api/me knows',
    needs: 'password',
    run: async ({ client, anyone }) => {
      const { email, password } = credentialsOf(anyone);
      const session = await client.logIn(email, password);
      expectFields(await client.me(session.access_token), session.user, 'GET /api/me');
      await client.ask('logout', { token: session.access_token });
    },
  },
  {
    call: 'login',
    title: 'refuses wrong credentials by 401, in the same words for an unknown address',
    needs: 'password',
    run: async ({ client, anyone }) => {
      const password = 'certainly-not-this-one';
      const { email } = credentialsOf(anyone);
      const known = await client.refused('login', 401, { body: { email, password } });
      const unknown = await client.refused('login', 401, { body: { email: 'nobody@exemple.test', password } });
      expectThat(known.message === unknown.message, 'the message tells whether the account exists');
    },
  },
  {
    call: 'login',
    title: 'names missing and invalid fields by 422',
    needs: 'anyone',
    run: async ({ client }) => {
      expectMessages(await client.refused('login', 422, { body: {} }), {
        email: texts.emailRequired,
        password: texts.passwordRequired,
      });
      const invalid = await client.refused('login', 422, { body: { email: 'camille', password: 'x' } });
      expectMessages(invalid, { email: texts.emailInvalid });
    },
  },
  {
    call: 'logout',
    title: 'kills the token',
    needs: 'password',
    run: async ({ client, anyone }) => {
      const { email, password } = credentialsOf(anyone);
      const { access_token: token } = await client.logIn(email, password);
      await client.ask('logout', { token });
      await client.refused('me', 401, { token });
      await client.refused('logout', 401, { token });
    },
  },
  {
    call: 'forgotPassword',
    title: 'asks for a valid address, and answers an unknown one like any other',
    needs: 'anyone',
    run: async ({ client }) => {
      expectMessages(await client.refused('forgotPassword', 422, { body: {} }), { email: texts.emailRequired });
      const invalid = await client.refused('forgotPassword', 422, { body: { email: 'camille' } });
      expectMessages(invalid, { email: texts.emailInvalid });
      await client.ask('forgotPassword', { body: { email: 'nobody@exemple.test' } });
    },
  },
  {
    call: 'forgotPassword',
    title: 'answers a known address in the words of an unknown one',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { user } = await createUser();
      const Text = v.object({ message: v.nullish(v.string()) });
      const known = parsed(Text, await client.ask('forgotPassword', { body: { email: user.email } }));
      const unknown = parsed(Text, await client.ask('forgotPassword', { body: { email: 'nobody@exemple.test' } }));
      expectThat(known.message === unknown.message, 'the message tells whether the account exists');
    },
  },
  {
    call: 'resetPassword',
    title: 'refuses an unknown token by 422, and names missing and invalid fields',
    needs: 'anyone',
    run: async ({ client }) => {
      const password = 'motdepasse-essai';
      const body = { email: 'nobody@exemple.test', token: 'unknown', password, password_confirmation: password };
      await client.refused('resetPassword', 422, { body });
      expectMessages(await client.refused('resetPassword', 422, { body: {} }), {
        email: texts.emailRequired,
        password: texts.passwordRequired,
      });
      const invalid = { ...body, email: 'camille', password: 'court', password_confirmation: 'autre' };
      expectMessages(await client.refused('resetPassword', 422, { body: invalid }), {
        email: texts.emailInvalid,
        password: texts.passwordTooShort,
        password_confirmation: texts.passwordsDiffer,
      });
    },
  },
  {
    call: 'location',
    title: 'says where the visitor is',
    needs: 'anyone',
    run: async ({ client }) => {
      await client.ask('location');
    },
  },
];
