import { wireDate } from '../backend/environment';
import type { StateData, StoredParticipation } from '../backend/rows';
import { seedDate } from './seed-options';

const DAY_MS = 24 * 60 * 60_000;
const FIRST_MILLISECONDS = 1e11;

type RawData = StoredParticipation['raw_data'];

/** By how many whole days the sample data ends before `now`. */
export const daysSinceSeed = (now: Date): number => Math.floor((now.getTime() - seedDate.getTime()) / DAY_MS);

/** By how many days a state was moved when it was made of `seed`: its first account tells, which no call changes. */
export function daysMoved(seed: StateData, state: StateData): number {
  const createdAt = ({ users }: StateData) => Date.parse(users[0]?.created_at ?? '');
  return Math.round((createdAt(state) - createdAt(seed)) / DAY_MS) || 0;
}

/**
 * The sample data with all its dates later by the same number of days, as if it had been made today, so that the last
 * week has activity.
 */
export function moveDates(state: StateData, days: number): StateData {
  const ms = days * DAY_MS;
  if (ms === 0) return state;
  const move = (date: string) => wireDate(new Date(Date.parse(date) + ms));
  const created = <TRow extends { created_at: string }>(row: TRow) => ({ ...row, created_at: move(row.created_at) });
  return {
    ...state,
    users: state.users.map(created),
    offers: state.offers.map(created),
    participations: state.participations.map((row) => ({
      ...created(row),
      clicked_at: move(row.clicked_at),
      updated_at: move(row.updated_at),
      raw_data: moveTransaction(row.raw_data, ms),
    })),
  };
}

/** Keeps the kind of the date: seconds or milliseconds, as a number or as digits, or a date. */
function moveTransaction(raw: RawData, ms: number): RawData {
  const date = raw?.transaction?.date;
  if (raw === null || raw === undefined || date === undefined || date === null) return raw;
  return { ...raw, transaction: { ...raw.transaction, date: moveTimestamp(date, ms) } };
}

const moveNumber = (number: number, ms: number): number => number + (number < FIRST_MILLISECONDS ? ms / 1000 : ms);

function moveTimestamp(date: string | number, ms: number): string | number {
  if (typeof date === 'number') return moveNumber(date, ms);
  if (/^\d+$/.test(date)) return String(moveNumber(Number(date), ms));
  return new Date(Date.parse(date) + ms).toISOString();
}
