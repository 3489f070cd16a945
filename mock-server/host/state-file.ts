import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { StateData } from '../backend/rows';

export class UnusableSeed extends Error {}

/** Reads sample data, such as `db.json`. */
export function readStateFile(path: string): StateData {
  try {
    return v.parse(StateData, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableSeed(
      `Le fichier de départ ${path} est inutilisable (${reason}). Pour en faire un : npm run seed`,
    );
  }
}
