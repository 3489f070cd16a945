import * as v from 'valibot';
import { calls } from '../../../src/api/contract/calls';
import type { Session } from '../../../src/api/contract/entities';
import { MAX_BODY_BYTES } from '../../../src/api/contract/limits';
import { validationMessages as texts } from '../../../src/api/contract/messages';
import type { ContractCheck } from './contract-check';
import { expectThat, firstMessage, parsed } from './contract-client';

const expectMessages = (refusal: Parameters<typeof firstMessage>[0], expected: Record<string, string>): void => {
  for (const [field, message] of Object.entries(expected)) {
    const found = firstMessage(refusal, field);
    expectThat(found === message, `errors.${field}[0] is « ${found} », not « ${message} »`);
  }
};

/** Session, registration and password recovery. */
export const sessionChecks: readonly ContractCheck[] = [
  {
    call: 'login',
    title: 'opens a session that GET /api/me knows',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const session = await client.logIn(anyone.user.email, anyone.password);
      const me = parsed(calls.me.answers[200], await client.ask('me', { token: session.access_token }));
      const user = 'data' in me ? me.data.user : me.user;
      expectThat(user.id === session.user.id, 'GET /api/me names another user');
      await client.ask('logout', { token: session.access_token });
    },
  },
  {
    call: 'login',
    title: 'refuses wrong credentials by 401, in the same words for an unknown address',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const password = 'certainly-not-this-one';
      const known = await client.refused('login', 401, { body: { email: anyone.user.email, password } });
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
    call: 'login',
    title: 'refuses broken JSON by 400, another type by 415, more than 1 MiB by 413',
    needs: 'anyone',
    run: async ({ client }) => {
      await client.refused('login', 400, { raw: { text: '{"email":', type: 'application/json' } });
      await client.refused('login', 415, { raw: { text: 'email=a', type: 'application/x-www-form-urlencoded' } });
      const email = 'a'.repeat(MAX_BODY_BYTES);
      await client.refused('login', 413, { body: { email, password: 'x' } });
    },
  },
  {
    call: 'logout',
    title: 'kills the token',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const { access_token: token } = await client.logIn(anyone.user.email, anyone.password);
      await client.ask('logout', { token });
      await client.refused('me', 401, { token });
    },
  },
  {
    call: 'register',
    title: 'names every field by 422, and an address that is taken',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      expectMessages(await client.refused('register', 422, { body: {} }), {
        name: texts.nameRequired,
        email: texts.emailRequired,
        password: texts.passwordRequired,
      });
      const short = { name: 'A', email: 'a', password: 'court', password_confirmation: 'autre', country: 'FR' };
      expectMessages(await client.refused('register', 422, { body: short }), {
        name: texts.nameTooShort,
        email: texts.emailInvalid,
        password: texts.passwordTooShort,
        password_confirmation: texts.passwordsDiffer,
      });
      const password = 'motdepasse-essai';
      const taken = {
        name: 'Essai',
        email: anyone.user.email,
        password,
        password_confirmation: password,
        country: 'FR',
      };
      const refusal = await client.refused('register', 422, { body: taken });
      expectThat(firstMessage(refusal, 'email') !== undefined, 'errors.email is missing for a taken address');
    },
  },
  {
    call: 'register',
    title: 'creates an account that is not validated, and opens its session',
    needs: 'fresh-user',
    writes: true,
    run: async ({ createUser }) => {
      const { user } = await createUser();
      expectThat(!user.validated && !user.is_admin, 'a new account must be neither validated nor an administrator');
    },
  },
  {
    call: 'forgotPassword',
    title: 'asks for a valid address, and answers an unknown one like any other',
    needs: 'anyone',
    run: async ({ client }) => {
      expectMessages(await client.refused('forgotPassword', 422, { body: {} }), { email: texts.emailRequired });
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
    title: 'refuses an unknown token and short passwords by 422',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const password = 'motdepasse-essai';
      const body = { email: anyone.user.email, token: 'unknown', password, password_confirmation: password };
      await client.refused('resetPassword', 422, { body });
      const short = { ...body, password: 'court', password_confirmation: 'court' };
      expectMessages(await client.refused('resetPassword', 422, { body: short }), { password: texts.passwordTooShort });
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
  {
    call: 'updateProfile',
    title: 'names missing fields by 422',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      expectMessages(await client.refused('updateProfile', 422, { token, body: {} }), {
        name: texts.nameRequired,
        email: texts.emailRequired,
      });
    },
  },
  {
    call: 'updateProfile',
    title: 'changes name and address, and GET /api/me shows them',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token, user, password } = await createUser();
      const email = `change.${user.email}`;
      await client.ask('updateProfile', { token, body: { name: 'Autre Nom', email } });
      const session: Session = await client.logIn(email, password);
      expectThat(session.user.name === 'Autre Nom', 'the new name is not kept');
    },
  },
];
