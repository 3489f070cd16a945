import { seedDate } from '../mock-server/seed/seed-options';

/**
 * Sets the clock to the day of the sample data and lets it run on: dates on pictures stay the same, and timers and
 * debounces still work.
 * @returns the function that restores the real clock
 */
export function startStoryClock(): () => void {
  const RealDate = globalThis.Date;
  const offset = seedDate.getTime() - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
