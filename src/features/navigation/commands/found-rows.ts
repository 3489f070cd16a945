import type { ReactNode } from 'react';
import type { Command, CommandFailure, CommandGroup } from '~/design-system/overlay/command-menu';

/** A command of the menu, and what it does. */
export interface RunnableCommand extends Command {
  run: () => void;
}

/** What a search has to say in the menu. */
export interface Found {
  groups: readonly CommandGroup<RunnableCommand>[];
  isLoading: boolean;
  failures: readonly CommandFailure[];
  note?: ReactNode;
}

/** Rows of each kind in the menu. */
export const SHOWN_ROWS = 5;

/** A single letter finds too much. */
export const MIN_SEARCH_LENGTH = 2;
