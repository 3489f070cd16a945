import { useEffect, useRef } from 'react';

/** An action of the screen that stands there, for the command menu. */
export interface PageCommand {
  label: string;
  shortcut?: string | undefined;
  run: () => void;
}

const offered = new Set<{ current: readonly PageCommand[] }>();

/** What can be done now, in the order in which the screens said so. */
export const readPageCommands = (): readonly PageCommand[] => [...offered].flatMap(({ current }) => current);

/** Offers `commands` in the command menu for as long as the component is there. */
export const usePageCommands = (commands: readonly PageCommand[]): void => {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    offered.add(latest);
    return () => void offered.delete(latest);
  }, []);
};
