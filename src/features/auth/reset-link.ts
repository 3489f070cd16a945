import * as v from 'valibot';
import { removeInvisible } from '~/lib/format/invisible';

/** Digits arrive as a number, `true` as a boolean. */
const LinkPart = v.fallback(v.optional(v.union([v.string(), v.number(), v.boolean()])), undefined);

/** The search of the link in a reset mail. Some mail programs write `&amp;` between the two. */
export const ResetLinkSearch = v.object({
  token: LinkPart,
  email: LinkPart,
  'amp;token': LinkPart,
  'amp;email': LinkPart,
});

/** A space was a plus sign that a backend did not encode; signs at the end belong to the sentence around the link. */
const readPart = (part: string | number | boolean | undefined): string =>
  removeInvisible(String(part ?? ''))
    .replace(/[\s.,;:!>)\]"'»]+$/, '')
    .trim()
    .replaceAll(' ', '+');

/** What a reset link says, whatever a mail program made of it; empty where it says nothing. */
export const readResetLink = (search: v.InferOutput<typeof ResetLinkSearch>): { token: string; email: string } => ({
  token: readPart(search.token ?? search['amp;token']),
  email: readPart(search.email ?? search['amp;email']),
});
