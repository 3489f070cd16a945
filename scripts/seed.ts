import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from '../mock-server/host/node-environment';
import { stateLines } from '../mock-server/host/state-lines';
import { generateState } from '../mock-server/seed/generate-state';
import { knownAccounts } from '../mock-server/seed/generate-users';

/* `npm run seed`: makes a `db.json`. The same command gives the same bytes: even the salts are fixed. */

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    offers: { type: 'string', default: '60' },
    participations: { type: 'string', default: '1500' },
    out: { type: 'string', default: 'db.json' },
  },
});

const count = (name: string, text: string, min: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= 5_000_000) return number;
  console.error(`--${name} attend un nombre entier d’au moins ${min}, et non « ${text} ».`);
  process.exit(1);
};

const options = {
  users: count('users', values.users, 5),
  offers: count('offers', values.offers, 1),
  participations: count('participations', values.participations, 0),
};
const state = generateState({
  ...options,
  passwordHashes: {
    admin: await hashPassword(knownAccounts.admin.password, Buffer.from('missio-admin-sel')),
    user: await hashPassword(knownAccounts.camille.password, Buffer.from('missio-membre-se')),
  },
});
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, [...stateLines(state)].join(''));
console.log(
  `${values.out}: ${state.users.length} utilisateurs, ${state.offers.length} offres, ${state.participations.length} participations`,
);
