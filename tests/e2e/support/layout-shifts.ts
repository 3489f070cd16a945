/** Rounds to 0 in every tool; a line of text that appears or disappears is at least 0.005. */
export const NOTHING = 0.001;
/** The text after a figure of unknown width may move by some pixels. */
export const A_FIGURE = 0.004;

export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 740 };
export const sizes = [phone, { width: 768, height: 1024 }, desk];

/** The screens whose content comes after their frame, and who sees them. */
export const movingScreens = [
  ...['/dashboard', '/offers', '/offers/58', '/participations', '/profile'].map(
    (path) => ({ role: 'camille', path }) as const,
  ),
  ...['/admin', '/admin/users', '/admin/offers', '/admin/participations', '/admin/daisycon'].map(
    (path) => ({ role: 'admin', path }) as const,
  ),
];

/**
 * Adds up, in the page, what moves from one reading to the next without anybody having done anything. It stands alone:
 * Playwright sends it into its page, where `window.readShifts` reads.
 */
export const watchShifts = () => {
  let sum = 0;
  let moved: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!('value' in entry && 'sources' in entry) || Reflect.get(entry, 'hadRecentInput')) continue;
      sum += Number(entry.value);
      if (!Array.isArray(entry.sources)) continue;
      moved.push(...entry.sources.map(({ node }) => String(node?.outerHTML ?? node?.textContent).slice(0, 120)));
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const readShifts = () => {
    note(observer.takeRecords());
    const shifts = { sum, moved };
    [sum, moved] = [0, []];
    return shifts;
  };
  Object.assign(window, { readShifts });
  return { readShifts, stop: () => observer.disconnect() };
};
