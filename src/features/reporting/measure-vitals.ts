import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals';
import { reportFinding } from '~/lib/browser/error-reports';

const DECIMALS = 1000;

const report = ({ name, value, rating }: MetricType): void =>
  reportFinding({
    kind: 'vital',
    name,
    message: '',
    stack: '',
    value: Math.round(value * DECIMALS) / DECIMALS,
    rating,
  });

/** Each comes as the page is hidden, and again once it has grown. */
export const measureVitals = (): void => {
  for (const observe of [onLCP, onINP, onCLS]) observe(report);
};
