import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Cell, cellNames, cells, type IndexEntry, type Screen, screens, storiesOf } from './state-matrix';

const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), name: v.string(), title: v.string(), tags: v.optional(v.array(v.string())) }),
  ),
});

/** The index that this Storybook carries beside its own pages, in development and as a static site. */
const readIndex = async (): Promise<IndexEntry[]> => {
  const response = await fetch('index.json');
  return Object.values(v.parse(Index, await response.json()).entries);
};

const Frame = chakra('div', {
  // The cells' hidden texts are positioned: without a place of their own they would widen the page.
  base: { position: 'relative', overflowX: 'auto', border: 'hairline', borderRadius: 'lg', background: 'bg.panel' },
});

const Grid = chakra('table', {
  base: {
    width: '100%',
    minWidth: '60rem',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& th, & td': { padding: '8px 12px', borderTop: 'hairline', textAlign: 'left', verticalAlign: 'top' },
    '& thead th': { borderTop: '0', background: 'bg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium', whiteSpace: 'nowrap', '& small': { display: 'block', color: 'fg.muted' } },
    '& td a': {
      width: 'fit-content',
      display: 'block',
      paddingBlock: '0.5',
      color: 'fg',
      textDecoration: 'underline 2px {colors.accent.emphasized}',
      textUnderlineOffset: '4px',
    },
    '& td[data-cell=reason]': { color: 'fg.muted', fontSize: 'xs' },
    '& td[data-cell=missing]': { background: 'refused.subtle', color: 'refused.fg', fontWeight: 'medium' },
  },
});

function MatrixCell({ entries, screen, cell }: { entries: readonly IndexEntry[]; screen: Screen; cell: Cell }) {
  const found = storiesOf(entries, screen, cell);
  if (found.length > 0) {
    return (
      <td data-cell="story">
        {found.map((entry) => (
          <a key={entry.id} href={`./?path=/story/${entry.id}`} target="_top">
            {entry.name}
            <VisuallyHidden>{` (${screen.name}, ${cells[cell]})`}</VisuallyHidden>
          </a>
        ))}
      </td>
    );
  }
  const reason = screen.reasons[cell];
  return reason ? <td data-cell="reason">{reason}</td> : <td data-cell="missing">À faire</td>;
}

/** Every screen by every state, each cell a way to its story or the reason why there is none. */
export function StateMatrix() {
  const [entries, setEntries] = useState<readonly IndexEntry[] | 'unreadable' | null>(null);
  useEffect(() => {
    let isShown = true;
    readIndex().then(
      (read) => isShown && setEntries(read),
      () => isShown && setEntries('unreadable'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (entries === null) return <p role="status">Chargement…</p>;
  if (entries === 'unreadable') return <p role="alert">L’index de Storybook est illisible.</p>;
  return (
    <Frame className="sb-unstyled" role="region" aria-label="Matrice des états" tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">Écran</th>
            {cellNames.map((cell) => (
              <th key={cell} scope="col">
                {cells[cell]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <tr key={screen.path}>
              <th scope="row">
                {screen.name}
                <small>{screen.path}</small>
              </th>
              {cellNames.map((cell) => (
                <MatrixCell key={cell} entries={entries} screen={screen} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}
