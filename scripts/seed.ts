import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { hashPassword } from '../mock-server/host/node-environment';
import { stateLines } from '../mock-server/host/state-lines';
import { generateState } from '../mock-server/seed/generate-state';
import { knownAccounts } from '../mock-server/seed/generate-users';
import { pluralise } from '../src/lib/format/formats';

/* `npm run seed`: writes `db.json`. The same command gives the same bytes, salts included. */

const USAGE = 'npm run seed -- [--users N] [--offers N] [--participations N] [--out FILE]';
const MOST = 5_000_000;
/** By default as many as fit. */
const USUAL_PARTICIPATIONS = 1500;

function refuse(...lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

const readArgs = () => {
  try {
    const { values } = parseArgs({
      options: {
        users: { type: 'string', default: '200' },
        offers: { type: 'string', default: '60' },
        participations: { type: 'string' },
        out: { type: 'string', default: 'db.json' },
      },
    });
    return values;
  } catch {
    refuse(`Ces options ne se lisent pas : ${process.argv.slice(2).join(' ')}`, `Usage : ${USAGE}`);
  }
};

const count = (name: string, text: string, min: number): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= min && number <= MOST) return number;
  refuse(`--${name} attend un nombre entier de ${min} à ${MOST}, et non « ${text} ».`);
};

const values = readArgs();
const asked = values.participations === undefined ? undefined : count('participations', values.participations, 0);
const state = generateState({
  users: count('users', values.users, Object.keys(knownAccounts).length),
  offers: count('offers', values.offers, 0),
  participations: asked ?? USUAL_PARTICIPATIONS,
  passwordHashes: {
    admin: await hashPassword(knownAccounts.admin.password, Buffer.from('missio-admin-sel')),
    user: await hashPassword(knownAccounts.camille.password, Buffer.from('missio-membre-se')),
  },
});
const { users, offers, participations } = state;
if (asked !== undefined && participations.length < asked) {
  const able = users.filter((user) => user.validated && !user.is_admin).length;
  refuse(
    `--participations ${asked} : pas plus de ${participations.length} avec ` +
      `${able} ${pluralise(able, 'utilisateur validé', 'utilisateurs validés')} et ` +
      `${offers.length} ${pluralise(offers.length, 'offre', 'offres')}, personne ne participe deux fois à une offre.`,
  );
}
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, [...stateLines(state)].join(''));
console.log(
  `${values.out}: ${users.length} utilisateurs, ${offers.length} offres, ${participations.length} participations`,
);
