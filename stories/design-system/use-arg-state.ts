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

/** The args of a story whose component holds a text: it changes as a user types. */
export function useControlledArgs<T extends { value: string; onChange: (value: string) => void }>(args: T) {
  const [value, setValue] = useArgState(args.value);
  const onChange = (next: string) => {
    args.onChange(next);
    setValue(next);
  };
  return { ...args, value, onChange };
}
