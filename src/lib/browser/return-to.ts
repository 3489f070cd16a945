import type { HistoryState } from '@tanstack/react-router';

/** For links between the doors: the place that a guard kept goes along, so that a login in the end still leads there. */
export const keepReturnTo = ({ returnTo }: HistoryState): HistoryState => (returnTo ? { returnTo } : {});
