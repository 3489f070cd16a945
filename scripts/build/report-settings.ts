import * as v from 'valibot';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

const isSafe = (text: string): boolean => {
  if (/^\/(?![/\\])/.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_NAMES.has(hostname));
};

const isShare = (text: string): boolean => Number(text) >= 0 && Number(text) <= 1;

/** An empty variable counts as absent. */
const variable = (isValid: (text: string) => boolean, message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isValid(text), message),
      v.transform((text) => text || undefined),
    ),
  );

const Variables = v.object({
  VITE_REPORT_URL: variable(isSafe, 'VITE_REPORT_URL must be an https address, or a path of the site such as /reports'),
  VITE_REPORT_SAMPLE: variable(isShare, 'VITE_REPORT_SAMPLE must be a number from 0 to 1'),
});

/** Where reports go, if anywhere. @throws {Error} for settings that are not safe */
export const readReportUrl = (variables: unknown): string | undefined => v.parse(Variables, variables).VITE_REPORT_URL;
