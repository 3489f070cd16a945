import type { Report } from './report-format';
import { tabStorage } from './storage';

const SENT_KEY = 'missio:reports';
const MAX_PER_SESSION = 20;
/** Measures come with each page, and must leave room for errors. */
const MAX_VITALS = 9;

const SAMPLED_KEY = 'missio:vitals';
const DEFAULT_SAMPLE = 0.1;

/** Whether this tab's session is one of those that are measured. */
export const isSampled = (): boolean => {
  const known = tabStorage().getItem(SAMPLED_KEY);
  if (known !== null) return known === 'yes';
  const isChosen = Math.random() < Number(import.meta.env.VITE_REPORT_SAMPLE || DEFAULT_SAMPLE);
  tabStorage().setItem(SAMPLED_KEY, isChosen ? 'yes' : 'no');
  return isChosen;
};

const lineOf = ({ kind, name, message, stack: [frame], value }: Report): string =>
  [kind, name, message, frame, value].join(' ').replace(/\s+/g, ' ');

export const nameBuild = (entry: string | null): string => entry?.replace(/^.*\//, '') ?? '';

/** Sends a report, but not what this tab's session has sent before, nor more than twenty. */
export const sendReport = (report: Report): void => {
  const sent = (tabStorage().getItem(SENT_KEY) ?? '').split('\n').filter(Boolean);
  const line = lineOf(report);
  if (sent.length >= MAX_PER_SESSION || sent.includes(line)) return;
  if (report.kind === 'vital' && sent.filter((each) => each.startsWith('vital ')).length >= MAX_VITALS) return;
  tabStorage().setItem(SENT_KEY, [...sent, line].join('\n'));
  // As text: JSON for another origin would need a preflight, which a beacon does not wait for.
  navigator.sendBeacon(String(import.meta.env.VITE_REPORT_URL), JSON.stringify(report));
};
