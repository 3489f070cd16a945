import type { BrandMark } from '../brand-mark';

/** A slip and its stub. */
export const mark: BrandMark = {
  width: 30,
  height: 22,
  body: 'M4 0h13v22H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z',
  accent: 'M21 0h5a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-5Z',
  line: 'M19 1.5v19',
};
