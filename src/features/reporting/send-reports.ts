import { type Finding, receiveFindings } from '~/lib/browser/error-reports';
import { MAX_FRAMES, MAX_MESSAGE_LENGTH, type Report } from '~/lib/browser/report-format';
import { isSampled, sendReport } from '~/lib/browser/send-report';
import { rememberTyped, scrubAddresses, scrubMessage } from './scrub';

const FRAME = /^\s*at .+|^.*@\S+:\d+$/;

const MAX_READ = 2000;

const clean = (text: string, scrub: (text: string) => string): string =>
  scrub(text.slice(0, MAX_READ)).trim().slice(0, MAX_MESSAGE_LENGTH);

const toReport = ({ name, message, stack, ...rest }: Finding, build: string): Report => ({
  ...rest,
  build,
  name: clean(name, scrubMessage),
  message: clean(message, scrubMessage),
  stack: stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => clean(line, scrubAddresses)),
});

/** Sends what was found so far, and what will be. */
export const startSending = (build: string): void => {
  rememberTyped();
  receiveFindings((finding) => sendReport(toReport(finding, build)));
  if (isSampled()) import('./measure-vitals').then(({ measureVitals }) => measureVitals()).catch(() => undefined);
};
