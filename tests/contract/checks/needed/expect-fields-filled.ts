import { MISSING_TEXT } from '../../../../src/api/contract/lenient';
import { describe, type Received } from '../contract-client';
import { Broken, expectThat } from '../problem';
import { fieldErrorIn } from '../read-as-the-app';

/** Whether a value counts as missing in the app. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === MISSING_TEXT;

/**
 * Expects each field to have a value in at least one row; otherwise the app shows a whole column of dashes.
 * @param place the path of the rows in the body
 */
export function expectFieldsFilled(rows: readonly object[], fields: readonly string[], place = 'data.*.'): void {
  if (rows.length === 0) return;
  const columns = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const problems = fields
    .filter((field) => columns.every((row) => isNothing(row.get(field))))
    .map((field) => ({
      field: `${place}${field}`,
      came: rows.length > 1 ? 'nothing, in any row' : 'nothing',
      expected: `${field}, as the contract names it`,
    }));
  if (problems.length > 0) throw new Broken(...problems);
}

/** Expects a refusal to name the field, so that the form can show what is wrong. */
export function expectFieldError(received: Received, field: string): void {
  const isNamed = fieldErrorIn(received.text, field) !== undefined;
  expectThat(isNamed, describe(received), { field: `errors.${field}`, expected: 'a list of messages' });
}
