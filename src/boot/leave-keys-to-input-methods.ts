import { isComposing } from '~/lib/browser/composition';

/** Takes a key of an input method from the browser too: Chrome would empty a search, or send a form. */
export const leaveKeysToInputMethods = (): void => {
  const prevent = (event: KeyboardEvent) => {
    const hasAction = event.key === 'Enter' || event.key === 'Escape';
    if (hasAction && event.target instanceof HTMLInputElement && isComposing(event)) event.preventDefault();
  };
  window.addEventListener('keydown', prevent, { capture: true });
};
