/** Whether a modal (`dialog` or `alertdialog`) takes all keys. */
export const isModalOpen = (): boolean => document.querySelector('[role$=dialog]') !== null;
