import { successMessages } from '~/api/contract/messages';
import { answer } from './answer';
import type { Handler } from './handler';
import { sendMail } from './mail';
import { pageOf, pageSizes } from './paging';
import { serverMessages } from './server-messages';
import { findUser } from './targets';
import { toAdminParticipation, toUser } from './wire';

/** Every account, or the validated or waiting ones, whose name or email has the searched text; newest first. */
export const adminListUsers: Handler<'adminListUsers'> = ({ query, state }) => {
  const scope = query.validated ?? 'all';
  const rows = query.validated === undefined ? state.users.all() : state.users.group('validated', query.validated);
  const found = state.users.search(scope, rows, query.search ?? '');
  return answer(200, pageOf(found, { page: query.page ?? 1, perPage: query.per_page ?? pageSizes.users }, toUser));
};

/** The account may take part from now on, and is told so by mail; a second time changes nothing and sends none. */
export const adminValidateUser: Handler<'adminValidateUser'> = ({ params, state, environment, origin, now }) => {
  const user = findUser(state, params.id);
  const validated = user.validated ? user : state.users.put({ ...user, validated: true });
  if (!user.validated) {
    const text = `Bonjour ${user.name},\n\nVotre compte est validé. Vos missions vous attendent :\n${origin ?? environment.appUrl}/dashboard\n`;
    sendMail(state, environment, { to: user.email, subject: serverMessages.validatedSubject, text, url: null }, now);
  }
  return answer(200, { message: successMessages.userValidated, user: toUser(validated) });
};

/** The participations of all users, or those of a status, each with its user; newest first. */
export const adminListParticipations: Handler<'adminListParticipations'> = ({ query, state }) => {
  const rows =
    query.status === undefined ? state.participations.all() : state.participations.group('status', query.status);
  return answer(
    200,
    pageOf(rows, { page: query.page ?? 1, perPage: query.per_page ?? pageSizes.adminParticipations }, (row) =>
      toAdminParticipation(state, row),
    ),
  );
};
