import type { ReactNode } from 'react';

export interface GalleryEntry {
  /** The component's name. */
  name: string;
  /** The version that brought it; `next` for the one that is being made. */
  since: string;
  /** `trial`: its props may still change without notice. */
  state: 'stable' | 'trial';
  /** The story file whose docs page tells of it, by the end of its title. */
  docs: string;
  /** What is used inside of it, or with it only. */
  parts?: readonly string[];
  /** In the width of a phone (360), a column (560) or a screen (1280). */
  width: 360 | 560 | 1280;
  sample: ReactNode;
}

/** The components of one folder of `src/design-system`. */
export interface GalleryFamily {
  folder: string;
  name: string;
  entries: readonly GalleryEntry[];
}

export const released = { since: '0.1.0', state: 'stable' } as const;
export const coming = { since: 'next', state: 'trial' } as const;

/** The title of the docs page that tells of an entry. */
export const docsTitle = (docs: GalleryEntry['docs']) => `Composants/${docs}`;
