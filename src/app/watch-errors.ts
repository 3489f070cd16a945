import { readEntry } from '~/features/errors/chunk-recovery';
import { onIdle } from '~/lib/browser/deferred';
import { reportError, reportFinding, takeEarlyFindings } from '~/lib/browser/error-reports';
import { nameBuild, sendReport } from '~/lib/browser/send-report';

const readBuild = (): string => nameBuild(readEntry(document));

const onError = ({ error, message, filename }: ErrorEvent) => {
  // « Script error. » of another origin says nothing.
  if (error || filename) reportError('error', error ?? message);
};

const onViolation = (event: SecurityPolicyViolationEvent) =>
  reportFinding({
    kind: 'policy',
    name: event.effectiveDirective,
    message: event.blockedURI || 'inline',
    stack: event.sourceFile ? `at ${event.sourceFile}:${event.lineNumber}:${event.columnNumber}` : '',
  });

/** A page that ends before what sends is there sends no text: only a kind, a name and a place in our files. */
const sendBareReports = () => {
  for (const { kind, name, message, stack, route } of takeEarlyFindings()) {
    const place = /\/(?:assets|src)\/[\w./-]+(?::\d+)*/.exec(`${message}\n${stack}`);
    sendReport({
      kind,
      build: readBuild(),
      route,
      name,
      message: '',
      stack: place ? [place[0]] : [],
    });
  }
};

/** Listens for what no boundary catches. Call it once per page. */
export const watchErrors = (): void => {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
  document.addEventListener('securitypolicyviolation', onViolation);
  window.addEventListener('pagehide', sendBareReports);
};

/** Loads what sends, once the page has loaded and is idle. */
export const sendAfterLoad = (): void => {
  const send = () =>
    onIdle(() => {
      import('~/features/reporting/send-reports')
        .then(({ startSending }) => startSending(readBuild()))
        .catch(() => undefined);
    });
  if (document.readyState === 'complete') send();
  else window.addEventListener('load', send, { once: true });
};
