import type { adminScreens } from './admin-screens';
import type { userScreens } from './user-screens';

export type Screen = (typeof adminScreens | typeof userScreens)[number];
