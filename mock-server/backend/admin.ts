import { clientCalls } from '~/api/contract/client-calls';
import { answer } from './answer';
import type { Handler } from './handler';
import { pageOf, pageSizes } from './paging';
import { sendMail } from './send-mail';
import { toAdminParticipation, toUser } from './serializers';
import { serverMessages } from './server-messages';
import { findUser } from './targets';

export const adminListUsers: Handler<'adminListUsers'> = ({ query, state }) => {
  const scope = query.validated ?? 'all';
  const rows = query.validated === undefined ? state.users.all() : state.users.group('validated', query.validated);
  const found = state.users.search(scope, rows, query.search ?? '');
  return answer(200, pageOf(found, { page: query.page ?? 1, perPage: query.per_page ?? pageSizes.users }, toUser));
};

/** Validates an account and mails it; a second time changes nothing. */
export const adminValidateUser: Handler<'adminValidateUser'> = ({ params, state, environment, origin, now }) => {
  const user = findUser(state, params.id);
  const validated = user.validated ? user : state.users.put({ ...user, validated: true });
  if (!user.validated) {
    const url = `${origin ?? environment.appUrl}/dashboard`;
    const text = `Bonjour ${user.name},\n\nVotre compte est validé. Vos missions vous attendent :\n${url}\n`;
    sendMail(state, environment, { to: user.email, subject: serverMessages.validatedSubject, text, url: null }, now);
  }
  return answer(200, { message: clientCalls.adminValidateUser.success, user: toUser(validated) });
};

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
