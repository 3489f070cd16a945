/** Something to wait for: what awaits `opened` goes on once `open` was called. */
export const gate = (): { open: () => void; opened: Promise<void> } => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
