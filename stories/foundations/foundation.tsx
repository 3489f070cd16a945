import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DesignSystemProvider } from '~/design-system/design-system-provider';
import { styleCache } from '../style-cache';

const Ground = chakra('div', { base: { marginBlock: '4', color: 'fg', fontFamily: 'body', fontSize: 'md' } });

/** Puts specimens on the product's own ground, untouched by the styles of Storybook's pages. */
export function Foundation({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider styleCache={styleCache}>
      <Ground className="sb-unstyled">{children}</Ground>
    </DesignSystemProvider>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& th, & td': { padding: '8px 12px', borderTop: 'hairline', textAlign: 'left', verticalAlign: 'middle' },
    '& thead th': { borderTop: '0', background: 'bg.muted', fontWeight: 'medium' },
    '& tbody th': { minWidth: '7rem', fontWeight: 'medium' },
  },
});

const Scroller = chakra('div', {
  base: { overflowX: 'auto', border: 'hairline', borderRadius: 'lg', background: 'bg.panel' },
});

export interface TokenTableProps {
  /** What the table lists. */
  label: string;
  columns: readonly string[];
  /** The cells of each row; the first one names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of tokens. */
export function TokenTable({ label, columns, rows }: TokenTableProps) {
  return (
    <Foundation>
      <Scroller role="region" aria-label={label} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </Foundation>
  );
}
