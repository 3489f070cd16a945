import { onTestFinished, vi } from 'vitest';

/** A tab that the app has opened. */
interface FrameTab {
  page: Window;
  url: string;
  /** As its user does. */
  close: () => void;
}

interface FrameTabs {
  /** All that were opened, the newest last. */
  opened: readonly FrameTab[];
  /** How many are still open. */
  left: () => number;
  /** The newest one. */
  last: () => FrameTab;
  /** The browser opens none of the next ones. */
  block: (times: number) => void;
}

/** From `openApp` to the end of the test, tabs open as frames: windows of their own that load nothing from outside. */
export const openTabsInFrames = (): FrameTabs => {
  const tabs: FrameTab[] = [];
  let blocked = 0;
  const open = vi.spyOn(window, 'open').mockImplementation((url) => {
    blocked -= 1;
    if (blocked >= 0) return null;
    const frame = document.createElement('iframe');
    frame.hidden = true;
    document.body.append(frame);
    const page = frame.contentWindow;
    if (!page) throw new Error('The frame has no window');
    const close = () => frame.remove();
    page.close = close;
    page.opener = window;
    tabs.push({ page, url: String(url), close });
    return page;
  });
  onTestFinished(() => {
    open.mockRestore();
    for (const { close } of tabs) close();
  });
  return {
    opened: tabs,
    left: () => tabs.filter(({ page }) => !page.closed).length,
    last: () => {
      const tab = tabs.at(-1);
      if (!tab) throw new Error('No tab was opened');
      return tab;
    },
    block: (times) => {
      blocked = times;
    },
  };
};
