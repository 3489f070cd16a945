import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { BRAND } from '~/content/brand';
import { publicHead } from '~/content/public-head';
import { ResetPasswordPage } from '~/features/auth/reset-password-page';

/** Digits arrive as a number, `true` as a boolean. */
const LinkPart = v.fallback(v.optional(v.union([v.string(), v.number(), v.boolean()])), undefined);

export const Route = createFileRoute('/_public/_visitor/reset-password')({
  // Some mail programs write `&amp;` between the two.
  validateSearch: v.object({ token: LinkPart, email: LinkPart, 'amp;token': LinkPart, 'amp;email': LinkPart }),
  head: () =>
    publicHead({
      title: 'Nouveau mot de passe',
      description: `Choisissez un nouveau mot de passe ${BRAND}.`,
      path: '/reset-password',
      isUnlisted: true,
    }),
  component: ResetPasswordPage,
});
