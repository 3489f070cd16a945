import type { HistoryState } from '@tanstack/react-router';

/** State for links between login, registration and reset: keeps `returnTo`. */
export const keepReturnTo = ({ returnTo }: HistoryState): HistoryState => (returnTo ? { returnTo } : {});
