import { once } from '~/lib/browser/deferred';

export const LOCALE = 'fr-FR';

export const TIME_ZONE = 'Europe/Paris';

export const MISSING = '—';

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

// Made on first use: each costs a slow device a few milliseconds.
const numberFormat = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));
const shareFormat = once(() => new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 }));
const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(currencyCode: string): Intl.NumberFormat {
  const known = moneyFormats.get(currencyCode);
  if (known) return known;
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: currencyCode,
    trailingZeroDisplay: 'stripIfInteger',
  });
  moneyFormats.set(currencyCode, format);
  return format;
}

/** `-0.001` would print « -0 ». */
const withoutNegativeZero = (value: number, digits: number) => (Math.abs(value) < 0.5 / 10 ** digits ? 0 : value);

export function formatNumber(value: number | null | undefined): string {
  return isNumber(value) ? numberFormat().format(withoutNegativeZero(value, 2)) : MISSING;
}

/** « 28 € », « 1 284,50 € », « 12 $US »; an unknown code stands after the number. */
export function formatMoney(amount: number | null | undefined, currencyCode: string): string {
  if (!isNumber(amount)) return MISSING;
  const code = currencyCode.trim().toUpperCase();
  try {
    const format = moneyFormat(code);
    return format.format(withoutNegativeZero(amount, format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${formatNumber(amount)}\u00A0${currencyCode.trim()}`.trimEnd();
  }
}

export function formatEuros(amount: number | null | undefined): string {
  return formatMoney(amount, 'EUR');
}

/** Largest remainders, so that they add up to 100. */
function wholePercents(parts: readonly number[], whole: number): number[] {
  const exact = parts.map((part) => (part / whole) * 100);
  const percents = exact.map(Math.floor);
  const lost = exact.map((value, index) => value - (percents[index] ?? 0));
  const byLoss = [...parts.keys()].sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const left =
    Math.round(exact.reduce((sum, value) => sum + value, 0)) - percents.reduce((sum, value) => sum + value, 0);
  for (const index of byLoss.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

/** Whole percents that add up to 100; a part that exists is never 0 %, nor 100 % beside another. */
export function formatShares(parts: readonly number[]): string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (!Number.isFinite(whole) || whole <= 0) return parts.map(() => shareFormat().format(0));
  return wholePercents(parts, whole).map((percent, index) => {
    const part = parts[index] ?? 0;
    if (part > 0 && percent === 0) return `<\u00A0${shareFormat().format(0.01)}`;
    if (part < whole && percent === 100) return `>\u00A0${shareFormat().format(0.99)}`;
    return shareFormat().format(percent / 100);
  });
}

/** French counts zero as one: « 0 compte », « 1,5 compte », « 2 comptes ». */
export function pluralise(count: number, singular: string, plural: string): string {
  return Math.abs(count) < 2 ? singular : plural;
}

/** The number with its noun: « 1 participation », « 2 participations ». */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${pluralise(count, singular, plural)}`;
}
