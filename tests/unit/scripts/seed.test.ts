import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateState } from '../../../mock-server/seed/generate-state';
import { buildProgram } from '../support/build-program';
import { runScript } from '../support/run-script';

const script = await buildProgram('scripts/seed.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'missio-seed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: string[]) => {
  const out = join(folder, 'db.json');
  return { ...runScript(program, [...args, '--out', out]), out };
};

/** What the script writes with these numbers, its defaults among them. */
const seed = (sizes: { users?: number; offers?: number; participations?: number }) => {
  const passwordHashes = { admin: '', user: '' };
  const { users, offers, participations } = generateState({
    ...{ users: 200, offers: 60, participations: 1500, passwordHashes },
    ...sizes,
  });
  return { users: users.length, offers: offers.length, participations };
};

describe('npm run seed', () => {
  it('writes the committed db.json, byte for byte', () => {
    const { status, out } = run('scripts/seed.ts');
    expect(status).toBe(0);
    expect(readFileSync(out).equals(readFileSync('db.json'))).toBe(true);
  });

  it('makes the named accounts alone, with as many participations as Camille can have', () => {
    const { participations, ...counts } = seed({ users: 3 });
    expect(counts).toEqual({ users: 3, offers: 60 });
    expect(participations.length).toBeGreaterThan(20);
    expect(new Set(participations.map((row) => row.user_id))).toEqual(new Set([2]));
    expect(new Set(participations.map((row) => row.offer_id)).size).toBe(participations.length);
    expect(seed({ users: 3, participations: 20 }).participations).toHaveLength(20);
  });

  it('finds room for all participations that there is room for, and Camille has every status', () => {
    const { participations } = seed({ users: 3, offers: 4, participations: 4 });
    expect(participations).toHaveLength(4);
    for (const sizes of [{ offers: 5 }, { participations: 10 }, { participations: 3 }]) {
      const hers = seed(sizes).participations.filter((row) => row.user_id === 2);
      expect(new Set(hers.map(({ status }) => status))).toEqual(new Set(['opened', 'approved', 'disapproved']));
    }
  });

  it('makes no offers, and then no participations', () => {
    expect(seed({ offers: 0 })).toEqual({ users: 200, offers: 0, participations: [] });
    const nothing = seed({ users: 3, offers: 0, participations: 0 });
    expect(nothing).toEqual({ users: 3, offers: 0, participations: [] });
  });

  it.each([
    [['--offers', '0', '--participations', '1'], /pas plus de 0 avec 150 utilisateurs validés et 0 offre,/],
    [['--users', '3', '--participations', '1500'], /pas plus de 60 avec 1 utilisateur validé et 60 offres/],
    [['--users', '2'], /--users attend un nombre entier de 3 à /],
    [['--offers=-1'], /--offers attend un nombre entier de 0 à /],
    [['--offer', '1'], /^Ces options ne se lisent pas : .*--offer 1( |$)/],
  ])('refuses %j in a sentence', (args, sentence) => {
    const { status, said } = run(script, ...args);
    expect(status).toBe(1);
    expect(said[0]).toMatch(sentence);
    expect(said.length).toBeLessThan(3);
  });
});
