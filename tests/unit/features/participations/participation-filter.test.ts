import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  FilterSearch,
  filterParticipations,
  participationFilters,
} from '~/features/participations/participation-filter';

const rows = ['opened', 'approved', 'disapproved', 'disputed', ''].map((status) => ({ status }));

describe('the filter of participations', () => {
  it('keeps every row of the page without a filter', () => {
    expect(filterParticipations(rows, 'all')).toEqual(rows);
  });

  it('counts any status that is neither approved nor disapproved as opened', () => {
    expect(filterParticipations(rows, 'opened').map(({ status }) => status)).toEqual(['opened', 'disputed', '']);
    expect(filterParticipations(rows, 'approved')).toHaveLength(1);
    expect(filterParticipations(rows, 'disapproved')).toHaveLength(1);
  });

  it.each(participationFilters)('reads %s from the address', (filter) => {
    expect(v.parse(FilterSearch, filter)).toBe(filter);
  });

  it.each([undefined, null, '', 'Approved', 'inconnu', 3, ['approved']])('reads %j as no filter', (value) => {
    expect(v.parse(FilterSearch, value)).toBe('all');
  });
});
