import type { CallName } from '../../../../src/api/contract/client-calls';
import { saysFailure } from '../../../../src/api/contract/readers';
import { callNames } from '../../../../src/api/contract/strict/calls';
import {
  type ContractCheck,
  credentialsOf,
  knownUser,
  NEW_PASSWORD,
  newRegistration,
  UNKNOWN_ID,
} from '../contract-check';
import { type ContractClient, definitionOf, describe, isRefusal, openedToken, type Received } from '../contract-client';
import { expectThat } from '../problem';
import { userIn } from '../read-as-the-app';
import { ADMINISTRATION } from '../screens';
import { expectFieldError, expectFieldsFilled } from './expect-fields-filled';

const DEAD_TOKEN = 'ce-jeton-n-existe-pas';
const NOBODY = 'nobody@exemple.test';

/** Without this one nothing else can be tried. */
export const opensASession: ContractCheck = {
  call: 'login',
  title: 'opens a session: a token that GET /api/me knows',
  needs: 'password',
  run: async ({ client, anyone }) => {
    const received = await client.send('login', { body: credentialsOf(anyone) });
    const token = openedToken(received);
    await client.read('me', { token });
    await client.send('logout', { token });
  },
};

/** Calls about one person: they must answer a dead token by 401, which tells the app that the session is over. */
const personal = (name: CallName): boolean => definitionOf(name).access !== 'anyone' && !publicCalls.includes(name);
/** Offers may be public, which harms nobody; a logout may succeed with a dead token. */
const publicCalls: readonly CallName[] = ['listOffers', 'getOffer', 'logout'];

const knowsDeadTokens: ContractCheck[] = callNames.filter(personal).map((name) => ({
  call: name,
  title: 'answers a token that is dead by 401, and gives nothing away',
  needs: 'anyone',
  run: async ({ client }) => {
    const sending = { token: DEAD_TOKEN, params: { id: UNKNOWN_ID } };
    // Where an id names nothing, a backend may say so first.
    const isRight = (status: number) => status === 401 || (definitionOf(name).params !== undefined && status === 404);
    await client.fails(name, sending, '401: the app sees by it that the session is over', isRight);
  },
}));

/** Expects a refusal. A 404 may mean a missing account or a missing call: an empty body, which must fail too, tells. */
const expectRefused = async (client: ContractClient, call: CallName, received: Received, expected: string) => {
  const { status, body } = received.status === 404 ? await client.send(call, { body: {} }) : received;
  const isRefused = isRefusal(status) || (status < 300 && saysFailure(body));
  expectThat(isRefused, describe(received), { field: 'status', expected });
};

/** Session and password recovery. */
export const neededSessionChecks: readonly ContractCheck[] = [
  opensASession,
  {
    call: 'login',
    title: 'refuses a wrong password by a status from 400 to 499, best 401 or 422',
    needs: 'password',
    run: async ({ client, anyone }) => {
      const body = { email: credentialsOf(anyone).email, password: 'certainly-not-this-one' };
      await client.fails('login', { body }, '401 or 422, and no session');
    },
  },
  {
    call: 'me',
    title: 'tells who is signed in: id, name and address',
    needs: 'anyone',
    run: async ({ client, anyone: { token } }) => {
      expectFieldsFilled([await client.read('me', { token })], ['name', 'email'], 'user.');
    },
  },
  {
    call: 'me',
    title: 'tells of an administrator that it is one',
    needs: 'admin',
    screen: ADMINISTRATION,
    run: async ({ client, anyone: { token } }) => {
      const received = await client.send('me', { token });
      const came = received.text.includes('"is_admin"') ? 'a value that is not true' : 'nothing';
      const because = 'as the account may read GET /api/admin/users';
      expectThat(userIn(received.text)?.is_admin === true, came, {
        field: 'is_admin',
        expected: `true, 1 or "1", ${because}`,
      });
    },
  },
  {
    call: 'logout',
    title: 'ends the session: GET /api/me then answers its token by 401',
    needs: 'password',
    run: async ({ client, anyone }) => {
      const token = openedToken(await client.send('login', { body: credentialsOf(anyone) }));
      await client.send('logout', { token });
      await client.fails('me', { token }, '401 after the logout', (status) => status === 401);
    },
  },
  ...knowsDeadTokens,
  {
    call: 'forgotPassword',
    title: 'is there, and answers an address that it does not know by a success or a refusal',
    needs: 'anyone',
    run: async ({ client }) => {
      const received = await client.send('forgotPassword', { body: { email: NOBODY } });
      if (received.status >= 300) await expectRefused(client, 'forgotPassword', received, 'a success, or 422');
    },
  },
  {
    call: 'forgotPassword',
    title: 'takes the address of an account',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      await client.read('forgotPassword', { body: { email: (await createUser()).email } });
    },
  },
  {
    call: 'resetPassword',
    title: 'refuses a token that it did not mail',
    needs: 'anyone',
    run: async ({ client }) => {
      const passwords = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
      const received = await client.send('resetPassword', { body: { email: NOBODY, token: 'unknown', ...passwords } });
      await expectRefused(client, 'resetPassword', received, '422, with a message');
    },
  },
  {
    call: 'register',
    title: 'refuses an address that is taken, with errors.email to show under the field',
    needs: 'anyone',
    run: async ({ client, anyone }) => {
      const body = { ...newRegistration(), email: knownUser(anyone).email };
      expectFieldError(await client.fails('register', { body }, '422 with errors.email'), 'email');
    },
  },
  {
    call: 'register',
    title: 'makes an account that has a session, at once or by its login',
    needs: 'fresh-user',
    writes: true,
    run: async ({ client, createUser }) => {
      const { token, email } = await createUser();
      const user = await client.read('me', { token });
      expectThat(user.email === email, 'somebody else', { field: 'email', expected: 'the new account, by its token' });
    },
  },
];
