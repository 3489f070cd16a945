/** Explicit ARIA roles: as cards, elements with `display: grid` lose the table’s. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
