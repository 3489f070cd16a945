/**
 * What the parts of a table are, said of each element: as cards they are blocks and grids, and elements that are no longer laid out as a
 * table lose their roles.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
