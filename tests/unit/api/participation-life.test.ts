import { describe, expect, it } from 'vitest';
import type { Participation } from '~/api/contract/entities';
import { LONG_WAIT_DAYS, participationLife, waitingSince } from '~/api/contract/life/participation-life';

const NOW = new Date('2026-03-20T12:00:00Z');

type Lived = Parameters<typeof participationLife>[0];

const opened: Lived = {
  status: 'opened',
  created_at: '2026-03-14T09:26:53Z',
  clicked_at: '2026-03-14T09:20:00Z',
  updated_at: '2026-03-14T09:26:53Z',
  raw_data: null,
};

const stepsOf = (changes: Partial<Lived>, now = NOW) => participationLife({ ...opened, ...changes }, now).steps;
const told = (changes: Partial<Lived>) => stepsOf(changes).map(({ title, date, state }) => [title, date, state]);
const withTransaction = (transaction: NonNullable<Participation['raw_data']>['transaction']) => ({
  raw_data: { transaction },
});

describe('the life of a participation', () => {
  it('that waits: clicked, nothing seen yet, waiting since it was recorded, no answer', () => {
    expect(told({})).toEqual([
      ['Clic vers le partenaire', '14 mars 2026, 10:20', 'done'],
      ['Action signalée par le réseau', '—', 'upcoming'],
      ['En attente du partenaire', '14 mars 2026, 10:26', 'current'],
      ['Réponse du partenaire', '—', 'upcoming'],
    ]);
    expect(stepsOf({})[2]?.text).toMatch(/^Depuis 6 jours\. Prochaine étape\s: .+, à 2\sh\.$/);
  });

  it('has the transaction’s date as the administrator’s list has it, and its value', () => {
    const [, transaction] = stepsOf(withTransaction({ date: '1773480413', value: 49.9 }));
    expect(transaction).toMatchObject({ date: '14 mars 2026, 10:26', state: 'done' });
    expect(transaction?.text).toMatch(/^Valeur\s: 49,90\s€$/);
  });

  it('that is approved ends with the moment of the answer; nobody knows the transaction', () => {
    expect(told({ status: 'approved', updated_at: '2026-03-16T01:00:00Z' }).slice(1)).toEqual([
      ['Action signalée par le réseau', '—', 'done'],
      ['En attente du partenaire', '14 mars 2026, 10:26', 'done'],
      ['Approuvée', '16 mars 2026, 02:00', 'done'],
    ]);
  });

  it.each([
    ['Commande annulée', 'Commande annulée'],
    [' \u200B', '—'],
    [undefined, '—'],
  ])('that is refused says why: %j', (reason, shown) => {
    const answer = stepsOf({ status: 'disapproved', ...withTransaction({ reason }) }).at(-1);
    expect(answer).toMatchObject({ title: 'Refusée', tone: 'refused' });
    expect(answer?.text).toMatch(new RegExp(`Motif\\s: ${shown}$`));
  });

  it('of an unknown status waits, without a single readable date', () => {
    const nothing = { status: 'étrange', created_at: null, clicked_at: 'jamais', updated_at: '', raw_data: undefined };
    expect(told(nothing).map(([, date]) => date)).toEqual(['—', '—', '—', '—']);
    expect(stepsOf(nothing)[2]?.text).toMatch(/^Prochaine étape/);
    expect(participationLife(nothing, NOW).isWaitingLong).toBe(false);
    expect(waitingSince(nothing)).toBeNull();
  });

  it('waits since the click where nobody knows when it was recorded', () => {
    expect(stepsOf({ created_at: null })[2]?.date).toBe('14 mars 2026, 10:20');
  });

  it('is a long wait from one day on, and none once there is an answer', () => {
    const daysLater = (days: number) => new Date(Date.parse('2026-03-14T09:26:53Z') + days * 24 * 60 * 60_000);
    expect(participationLife(opened, daysLater(LONG_WAIT_DAYS - 0.01)).isWaitingLong).toBe(false);
    expect(participationLife(opened, daysLater(LONG_WAIT_DAYS)).isWaitingLong).toBe(true);
    expect(participationLife({ ...opened, status: 'approved' }, daysLater(400)).isWaitingLong).toBe(false);
  });
});
