import * as v from 'valibot';

const REPORT_KINDS = ['boundary', 'error', 'rejection', 'chunk', 'answer', 'policy', 'vital'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const MAX_MESSAGE_LENGTH = 300;
export const MAX_FRAMES = 8;

const ShortText = v.pipe(v.string(), v.maxLength(MAX_MESSAGE_LENGTH));

/** The body of a report, as `docs/deploying.md` describes it to servers that take them. */
export const Report = v.strictObject({
  kind: v.picklist(REPORT_KINDS),
  build: ShortText,
  route: v.nullable(ShortText),
  name: ShortText,
  message: ShortText,
  stack: v.pipe(v.array(ShortText), v.maxLength(MAX_FRAMES)),
  value: v.optional(v.number()),
  rating: v.optional(v.picklist(['good', 'needs-improvement', 'poor'])),
});
export type Report = v.InferOutput<typeof Report>;
