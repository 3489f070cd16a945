import { describe, expect, it } from 'vitest';
import { canAccess, userOf } from '~/boot/document/stored-user';

const user = { id: 1, name: 'Camille', validated: true, is_admin: false };

describe('what a document reads of a user', () => {
  it.each([{ data: { user } }, { user }, { data: user }, user])('finds the user in %j', (answer) => {
    expect(userOf(answer)).toEqual(user);
  });

  it.each([
    [{ validated: 1, is_admin: 0 }, true, false],
    [{ validated: '1', is_admin: '0' }, true, false],
    [{ validated: true }, true, false],
    [{ validated: 1, is_admin: '1' }, false, true],
    [{ validated: 0, is_admin: 0 }, false, false],
    [{ is_admin: 1 }, false, false],
    [null, false, false],
  ])('%j opens the user area: %s, the administration: %s', (found, opensUser, opensAdmin) => {
    expect(canAccess(found, 'user')).toBe(opensUser);
    expect(canAccess(found, 'admin')).toBe(opensAdmin);
  });
});
