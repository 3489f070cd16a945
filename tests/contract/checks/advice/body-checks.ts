import { MAX_BODY_BYTES } from '../../../../src/api/contract/scalars';
import { callNames } from '../../../../src/api/contract/strict/calls';
import { adminTokenOf, type ContractCheck, newTitle } from '../contract-check';
import { definitionOf } from '../contract-client';

/** Longer than the limit; unique, so that it is found if the backend saves it. */
const tooLarge = () => ({ title: newTitle(), description: 'a'.repeat(MAX_BODY_BYTES) });

/** What holds for every call with a body; an offer's own id would have to be made first where the path has one. */
export const bodyChecks: readonly ContractCheck[] = callNames
  .filter((name) => definitionOf(name).body !== undefined && definitionOf(name).params === undefined)
  .map((name) => {
    const { access } = definitionOf(name);
    return {
      call: name,
      title: 'refuses broken JSON by 400, another type by 415, more than 1 MiB by 413, what is no object by 422',
      needs: access === 'admin' ? 'admin' : 'anyone',
      run: async (context) => {
        const { client, anyone } = context;
        const token = access === 'admin' ? adminTokenOf(context) : access === 'anyone' ? undefined : anyone.token;
        await client.refused(name, 400, { token, raw: { text: '{"title":', type: 'application/json' } });
        const form = { text: `title=${newTitle()}`, type: 'application/x-www-form-urlencoded' };
        await client.refused(name, 415, { token, raw: form });
        await client.refused(name, 413, { token, body: tooLarge() });
        await client.refused(name, 422, { token, body: [] });
      },
    };
  });
