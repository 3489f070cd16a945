import { withNetwork } from './changes';
import { englishLogin, englishReads, englishWrites, refusesInEnglish } from './laravel/english-failures';
import { falselySuccessfulLogin, falselySuccessfulReads, falselySuccessfulWrites } from './laravel/false-success';
import { asPlainLaravel, asReducedLaravel } from './laravel/plain-laravel';
import { withUnreadableRow } from './laravel/unreadable-row';
import type { Scenario } from './scenario';

const plain = {
  description: 'Un Laravel ordinaire, sans rien perdre : autres types, autres emballages',
  transform: asPlainLaravel,
  change: withNetwork({}),
};
const reduced = {
  description: 'Un Laravel ordinaire, dont les lignes sont parfois incomplètes',
  transform: asReducedLaravel,
  change: withNetwork({}),
};
const english = {
  description: 'Toute écriture échoue, dans les phrases anglaises du framework',
  transform: refusesInEnglish,
  faults: englishWrites,
  change: withNetwork({}),
};
const englishToRead = { ...english, description: 'Toute lecture échoue, en anglais', faults: englishReads };
const falseSuccess = {
  description: 'Toute écriture échoue, et répond 200 avec « success: false »',
  faults: falselySuccessfulWrites,
  change: withNetwork({}),
};
const falseToRead = {
  ...falseSuccess,
  description: 'Toute lecture répond 200 avec « success: false »',
  faults: falselySuccessfulReads,
};
const unreadable = {
  description: 'Une ligne de la première page de chaque liste n’a pas d’identifiant',
  transform: withUnreadableRow,
};

/** A plain Laravel instead of the mock, and its failures. */
export const laravelScenarios = {
  'laravel-ordinaire': { ...reduced, account: 'camille' },
  'admin-laravel-ordinaire': { ...reduced, account: 'admin' },
  'visiteur-laravel-ordinaire': { ...reduced, account: 'visiteur' },
  'laravel-sans-perte': { ...plain, account: 'camille' },
  'admin-laravel-sans-perte': { ...plain, account: 'admin' },
  'laravel-anglais': { ...english, account: 'camille' },
  'admin-laravel-anglais': { ...english, account: 'admin' },
  'visiteur-laravel-anglais': { ...english, faults: englishLogin, account: 'visiteur' },
  'laravel-anglais-lectures': { ...englishToRead, account: 'camille' },
  'admin-laravel-anglais-lectures': { ...englishToRead, account: 'admin' },
  'succes-faux': { ...falseSuccess, account: 'camille' },
  'admin-succes-faux': { ...falseSuccess, account: 'admin' },
  'visiteur-succes-faux': { ...falseSuccess, faults: falselySuccessfulLogin, account: 'visiteur' },
  'succes-faux-lectures': { ...falseToRead, account: 'camille' },
  'admin-succes-faux-lectures': { ...falseToRead, account: 'admin' },
  'ligne-illisible': { ...unreadable, account: 'camille' },
  'admin-ligne-illisible': { ...unreadable, account: 'admin' },
} as const satisfies Record<string, Scenario>;
