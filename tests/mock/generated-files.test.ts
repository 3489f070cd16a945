import { readFileSync, statSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from 'vitest';
import { wireDate } from '../../mock-server/backend/environment';
import { verifyPassword } from '../../mock-server/host/node-environment';
import { readStateFile } from '../../mock-server/host/state-file';
import { openapiDocument } from '../../mock-server/openapi/openapi-document';
import { generateState } from '../../mock-server/seed/generate-state';
import { knownAccounts } from '../../mock-server/seed/generate-users';
import { namesByCountry } from '../../mock-server/seed/people';
import { seedDate } from '../../mock-server/seed/seed-options';
import { parseTimestamp } from '../../src/lib/format/dates';

/* The committed files that are made from code: stale ones fail here. */

describe('openapi.json', () => {
  const committed: unknown = JSON.parse(readFileSync('openapi.json', 'utf8'));

  test('is what the contract says: otherwise run npm run openapi', () => {
    expect(committed).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
  });

  test('is valid OpenAPI 3.1', async () => {
    const document = await SwaggerParser.validate('openapi.json');
    expect(Object.keys(document.paths ?? {}).length).toBeGreaterThan(20);
  });
});

describe('db.json', () => {
  const state = readStateFile('db.json');

  test('is what the generator makes: otherwise run npm run seed', () => {
    const [admin, user] = [state.users[0]?.password_hash ?? '', state.users[1]?.password_hash ?? ''];
    const generated = generateState({ users: 200, offers: 60, participations: 1500, passwordHashes: { admin, user } });
    expect(state).toEqual(generated);
    expect(statSync('db.json').size).toBeLessThan(2_000_000);
  });

  test('lets the known accounts in', async () => {
    for (const { id, email, password } of Object.values(knownAccounts)) {
      const user = state.users.find((candidate) => candidate.id === id);
      expect(user?.email).toBe(email);
      expect(await verifyPassword(password, user?.password_hash)).toBe(true);
    }
  });

  test('pays the same for every offer', () => {
    expect(new Set(state.offers.map(({ commission }) => commission))).toEqual(new Set([1]));
  });

  test('tells of a life that can be: nobody takes part before the mission, or the account, is there', () => {
    const { offers, participations, users } = state;
    const since = new Map<string, string>();
    for (const { id, created_at } of offers) since.set(`offer ${id}`, created_at);
    for (const { id, created_at } of users) since.set(`user ${id}`, created_at);
    const end = wireDate(seedDate);
    for (const { offer_id, user_id, created_at, updated_at, raw_data } of participations) {
      expect(created_at >= (since.get(`offer ${offer_id}`) ?? end)).toBe(true);
      expect(created_at >= (since.get(`user ${user_id}`) ?? end)).toBe(true);
      expect(updated_at >= created_at && updated_at <= end).toBe(true);
      expect(parseTimestamp(raw_data?.transaction?.date)?.getTime() ?? 0).toBeLessThanOrEqual(seedDate.getTime());
    }
    expect(participations.map((row) => row.created_at)).toEqual(participations.map((row) => row.created_at).sort());
  });

  test('has a week of activity up to its last day', () => {
    const days = state.participations.map((row) => row.created_at.slice(0, 10));
    const lastWeek = [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-03-${String(day).padStart(2, '0')}`);
    for (const day of lastWeek) expect(days.filter((other) => other === day).length, day).toBeGreaterThan(4);
  });

  test('has for each mission its own description, and names of the country', () => {
    const described = state.offers.flatMap(({ description }) => description ?? []);
    expect(new Set(described).size).toBe(described.length);
    const spanish = state.users.filter(({ pays }) => pays === 'ES').map(({ name }) => name);
    const lastNames = namesByCountry.ES?.last ?? [];
    expect(spanish.length).toBeGreaterThan(0);
    expect(spanish.filter((name) => !lastNames.some((last) => name.endsWith(last)))).toEqual([]);
  });

  test('has what screens must be seen with', () => {
    const { offers, participations, users } = state;
    const camille = participations.filter((row) => row.user_id === knownAccounts.camille.id);
    expect(new Set(camille.map((row) => row.status))).toEqual(new Set(['opened', 'approved', 'disapproved']));
    expect(camille.length).toBeGreaterThan(20);
    const french = offers.filter((offer) => offer.country === 'FR');
    expect(french.length).toBeGreaterThan(24);
    expect(french.length).toBeGreaterThan(camille.length);
    expect(new Set(offers.map((offer) => offer.country)).size).toBe(7);
    for (const field of ['description', 'image_url', 'api_key'] as const) {
      expect(new Set(offers.map((offer) => offer[field] === null || typeof offer[field]))).toEqual(
        new Set([true, 'string']),
      );
    }
    expect(offers.some((offer) => !('status' in offer))).toBe(true);
    expect(users.some((user) => user.name.length >= 60)).toBe(true);
    expect(new Set(users.slice(-15).map((user) => user.validated))).toEqual(new Set([true, false]));
    expect(new Set(offers.map((offer) => offer.title)).size).toBe(offers.length);
    expect(offers.filter((offer) => /\(\d+\)$/.test(offer.title))).toEqual([]);
    const dates = participations.map((row) => row.raw_data?.transaction?.date);
    expect(dates.some((date) => typeof date === 'number' && date < 1e11)).toBe(true);
    expect(dates.some((date) => typeof date === 'number' && date > 1e11)).toBe(true);
    expect(dates.some((date) => typeof date === 'string' && date.includes('T'))).toBe(true);
    expect(dates.some((date) => date === undefined)).toBe(true);
  });
});
