import * as v from 'valibot';
import { validationMessages as texts } from '../../../../src/api/contract/requests/request-bodies';
import { Session, User } from '../../../../src/api/contract/strict/answers';
import { CONTRACT_USER_NAME, type ContractCheck, knownUser, newRegistration } from '../contract-check';
import { expectMessages, parsed } from '../contract-client';
import { expectFields, expectThat } from '../problem';

const Changed = v.object({ user: User });

const password = 'motdepasse-essai';
const registration = { name: CONTRACT_USER_NAME, password, password_confirmation: password, country: 'FR' };

/** Registration and profile. */
export const accountChecks: readonly ContractCheck[] = [
  {
    call: 'register',
    title: 'names missing and invalid fields by 422',
    needs: 'anyone',
    run: async ({ client }) => {
      expectMessages(await client.refused('register', 422, { body: {} }), {
        name: texts.nameRequired,
        email: texts.emailRequired,
        password: texts.passwordRequired,
        country: texts.countryRequired,
      });
      const invalid = { name: 'A', email: 'a', password: 'court', password_confirmation: 'autre', country: 'France' };
      expectMessages(await client.refused('register', 422, { body: invalid }), {
        name: texts.nameTooShort,
        email: texts.emailInvalid,
        password: texts.passwordTooShort,
        password_confirmation: texts.passwordsDiffer,
        country: texts.countryInvalid,
      });
    },
  },
  {
    call: 'register',
    title: 'refuses an address that is taken by 422 with errors.email',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const body = { ...registration, email: knownUser(anyone).email };
      const { errors } = await client.refusedFor('register', 'email', { body });
      expectThat(Object.keys(errors ?? {}).join() === 'email', 'errors names fields that are right');
    },
  },
  {
    call: 'register',
    title: 'creates an account that is not validated, with what was sent, and opens its session',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client }) => {
      const body = newRegistration('BE');
      const { user, access_token } = parsed(Session, await client.ask('register', { body }, 201));
      expectFields(user, { name: body.name, pays: 'BE', validated: false, is_admin: false }, 'the account');
      expectFields(await client.me(access_token), user, 'GET /api/me');
    },
  },
  {
    call: 'register',
    title: 'lets nobody make himself an administrator, or validated',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { user } = await createUser();
      const body = { ...registration, email: user.email.replace('@', '.role@'), is_admin: true, validated: true };
      const received = await client.send('register', { body });
      // A backend may refuse fields that it does not know.
      if (received.status === 422) return;
      const created = parsed(Changed, received.body);
      expectThat(!created.user.is_admin && !created.user.validated, 'the body decides about the role');
    },
  },
  {
    call: 'updateProfile',
    title: 'names missing and invalid fields by 422',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      expectMessages(await client.refused('updateProfile', 422, { token, body: {} }), {
        name: texts.nameRequired,
        email: texts.emailRequired,
      });
      const body = { name: 'A', email: 'camille' };
      expectMessages(await client.refused('updateProfile', 422, { token, body }), {
        name: texts.nameTooShort,
        email: texts.emailInvalid,
      });
    },
  },
  {
    call: 'updateProfile',
    title: 'changes name and address and nothing else; GET /api/me shows them, and the next login takes the address',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token, user, password: secret } = await createUser();
      const changed = { ...user, name: 'Autre Nom', email: user.email.replace('@', '.autre@') };
      const body = { name: changed.name, email: changed.email };
      const { user: answered } = parsed(Changed, await client.ask('updateProfile', { token, body }));
      expectFields(answered, changed, 'the answer');
      expectFields(await client.me(token), changed, 'GET /api/me');
      const session = await client.logIn(changed.email, secret);
      expectFields(session.user, changed, 'the next login');
    },
  },
  {
    call: 'updateProfile',
    title: 'takes the own address again, and refuses that of somebody else by 422 with errors.email',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const [{ token, user }, other] = [await createUser(), await createUser()];
      await client.ask('updateProfile', { token, body: { name: 'Autre Nom', email: user.email } });
      const body = { name: 'Autre Nom', email: other.user.email };
      await client.refusedFor('updateProfile', 'email', { token, body });
      expectFields(await client.me(token), { email: user.email }, 'after the refusal');
    },
  },
];
