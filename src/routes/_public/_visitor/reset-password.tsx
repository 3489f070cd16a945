import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/page-head';
import { ResetPasswordPage } from '~/features/auth/reset-password-page';

/** A text of digits arrives as a number, and `true` as a yes-or-no. */
const LinkPart = v.fallback(v.optional(v.union([v.string(), v.number(), v.boolean()])), undefined);

/** Neither an address nor a token has a space in it: it was a plus sign that a backend wrote into the link as it is. */
const readPart = (part: v.InferOutput<typeof LinkPart>) =>
  String(part ?? '')
    .trim()
    .replaceAll(' ', '+');

export const Route = createFileRoute('/_public/_visitor/reset-password')({
  validateSearch: v.object({ token: LinkPart, email: LinkPart }),
  head: () =>
    publicHead({
      title: 'Nouveau mot de passe',
      description: `Choisissez un nouveau mot de passe ${BRAND}.`,
      path: '/reset-password',
      isUnlisted: true,
    }),
  component: ResetPassword,
});

function ResetPassword() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ResetPasswordPage
      token={readPart(search.token)}
      email={readPart(search.email)}
      // Replaces: a link that works once has no place in the history.
      onDone={() => navigate({ to: '/login', replace: true })}
    />
  );
}
