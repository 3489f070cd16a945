import type { BrandMark } from '../brand-mark';

/** An island, its lagoon and the reef between. */
export const mark: BrandMark = {
  width: 26,
  height: 26,
  body: 'M13 0a13 13 0 1 1 0 26a13 13 0 0 1 0-26Zm0 3.2a9.8 9.8 0 1 0 0 19.6a9.8 9.8 0 0 0 0-19.6Z',
  accent: 'M13 8.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 0 1 0-9.2Z',
  line: 'M13 6.3a6.7 6.7 0 1 1-.01 0',
};
