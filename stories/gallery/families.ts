import { actions } from './families/actions';
import { badges } from './families/badges';
import { cards } from './families/cards';
import { feedback } from './families/feedback';
import { fields } from './families/fields';
import { forms } from './families/forms';
import { layout } from './families/layout';
import { motion } from './families/motion';
import { overlay } from './families/overlay';
import { page } from './families/page';
import { pagination } from './families/pagination';
import { shells } from './families/shells';
import { table } from './families/table';
import { tabs } from './families/tabs';
import type { GalleryFamily } from './gallery-family';

/** Every component of the design system, by family. A unit test compares it with the sources. */
export const families: readonly GalleryFamily[] = [
  actions,
  badges,
  cards,
  feedback,
  fields,
  forms,
  layout,
  motion,
  overlay,
  page,
  pagination,
  shells,
  table,
  tabs,
];
