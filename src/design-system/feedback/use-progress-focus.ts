import { type RefObject, useEffect, useRef } from 'react';
import { mainHeading } from '~/lib/browser/main-heading';

/** For a button and the progress line that replaces it: moves a lost focus to the new one, or to the page's heading. */
export function useProgressFocus(
  isRunning: boolean,
  wasRunningAtFirst = isRunning,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(wasRunningAtFirst);
  useEffect(() => {
    if (wasRunning.current === isRunning) return;
    wasRunning.current = isRunning;
    const { activeElement } = document;
    // A modal takes the focus that one of its buttons loses.
    const isLost = !activeElement || activeElement === document.body || activeElement.matches('[role=dialog]');
    if (isLost) (button.current ?? mainHeading())?.focus();
  }, [isRunning]);
  return button;
}
