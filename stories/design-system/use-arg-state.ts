import { useState } from 'react';

/**
 * State for a controlled component in a story: both the component and its Storybook control change it.
 * `useState` alone would ignore the control after the first value.
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
