import { useEffect, useRef, useState } from 'react';
import type { Participation, User } from '~/api/contract/entities';
import { adminParticipationQueries } from '~/api/queries/admin';
import { createPageReader } from '~/api/queries/admin-pages';

interface Found {
  status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  rows: readonly Participation[];
  page: number;
  lastPage: number;
  /** Rows that could not be read. */
  unreadable: number;
}

const NOTHING: Found = { status: 'idle', rows: [], page: 0, lastPage: 0, unreadable: 0 };

const isOf = (user: User) => (row: Participation) =>
  row.user?.id == null ? row.user?.email === user.email : row.user.id === user.id;

/** Searches the whole list for one user's participations: the API has no call for them. */
export const useFindParticipations = (user: User) => {
  const [found, setFound] = useState<Found>(NOTHING);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const reader = createPageReader(adminParticipationQueries.read({}));
    let now: Found = { ...NOTHING, status: 'running' };
    setFound(now);
    try {
      for (let step = await reader.next(controller.signal); step; step = await reader.next(controller.signal)) {
        controller.signal.throwIfAborted();
        now = {
          status: 'running',
          rows: [...now.rows, ...step.rows.filter(isOf(user))],
          page: step.page,
          lastPage: step.lastPage,
          unreadable: now.unreadable + step.unreadable,
        };
        setFound(now);
      }
      setFound({ ...now, status: 'done' });
    } catch (error) {
      if (!controller.signal.aborted) console.warn('[participations]', error);
      setFound({ ...now, status: controller.signal.aborted ? 'stopped' : 'failed' });
    }
    running.current = null;
  };

  return { found, start: () => void start(), stop: () => running.current?.abort() };
};
