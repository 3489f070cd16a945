import { useState } from 'react';

/**
 * State for a controlled component in a story: what the viewer does changes it, and so does its control below the story,
 * from which `useState` alone would take no more than the first value.
 */
export function useArgState<T>(arg: T) {
  const [value, setValue] = useState(arg);
  const [lastArg, setLastArg] = useState(arg);
  if (arg !== lastArg) {
    setLastArg(arg);
    setValue(arg);
  }
  return [value, setValue] as const;
}
