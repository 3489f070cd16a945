import type { ReactNode } from 'react';
import type { Command, CommandFailure, CommandGroup } from '~/design-system/overlay/command-menu';

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

export const SHOWN_ROWS = 5;

export const MIN_SEARCH_LENGTH = 2;
