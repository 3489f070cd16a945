import { chakra } from '@chakra-ui/react';
import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import type { Args } from '@storybook/react-vite';
import { useContext, useEffect, useId, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { Button } from '../src/design-system/actions/button';
import { Foundation } from '../stories/foundations/foundation';
import { PropControl } from './prop-control';
import { type PropRow, untoldProps } from './prop-rows';

const PHONE = '@media (width < 48rem)';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    border: 'hairline',
    background: 'bg.panel',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& th, & td': { padding: '10px 12px', borderTop: 'hairline', textAlign: 'left', verticalAlign: 'top' },
    '& thead th': { borderTop: '0', background: 'bg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'bold', whiteSpace: 'nowrap' },
    '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '0.92em', overflowWrap: 'anywhere' },
    '& p': { margin: '0', fontSize: 'inherit', lineHeight: 'inherit' },
    '& td > code': { color: 'fg.muted' },
    '& tbody td:nth-of-type(1) > code': { display: 'block', marginTop: '4px' },
    '& td:nth-of-type(2)': { minWidth: '6rem' },
    '& td:nth-of-type(3)': { width: '13rem' },
    [PHONE]: {
      '& thead': { display: 'none' },
      '& tr, & th, & td': { display: 'block' },
      '& tbody th': { paddingBottom: '0' },
      '& td': { borderTop: '0', paddingTop: '4px' },
      '& td:nth-of-type(2):has(code)::before': { content: '"Par défaut : "' },
      '& td:nth-of-type(3)': { width: 'auto' },
      '& td:nth-of-type(3):not(:has(*))': { display: 'none' },
    },
  },
});

/** The args of a story that a docs page shows, and their setters. */
function useStoryArgs(storyId: string | undefined) {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => (storyId ? getStoryContext(storyById(storyId)).args : {}));
  useEffect(() => {
    const take = (change: { storyId: string; args: Args }) => {
      if (change.storyId === storyId) setArgs(change.args);
    };
    channel.on(STORY_ARGS_UPDATED, take);
    return () => channel.off(STORY_ARGS_UPDATED, take);
  }, [channel, storyId]);
  return {
    args,
    update: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}

export interface PropsTableProps {
  /** What the table lists: `Slip`. */
  component: string;
  rows: readonly PropRow[];
  /** The story that the controls change; without it there are none. */
  storyId?: string;
}

/** The props of a component: Storybook's own table has English headings. */
export function PropsTable({ component, rows, storyId }: PropsTableProps) {
  const { args, update, reset } = useStoryArgs(storyId);
  const captionId = useId();
  const untold = untoldProps(rows);
  if (rows.length === 0) return <p>Aucune.</p>;
  return (
    <Foundation>
      {untold.length > 0 && <p role="alert">{`Il manque : ${untold.join(' ; ')}.`}</p>}
      <Table aria-labelledby={captionId}>
        <chakra.caption srOnly id={captionId}>{`Propriétés de ${component}`}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">Propriété</th>
            <th scope="col">Description</th>
            <th scope="col">Par défaut</th>
            {storyId && <th scope="col">Essai</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>
                <Markdown>{row.description}</Markdown>
                <code>{row.type}</code>
              </td>
              <td>{row.isRequired ? 'requise' : <code>{row.defaultValue ?? '—'}</code>}</td>
              {storyId && (
                <td>
                  <PropControl row={row} value={args[row.name]} onChange={(value) => update({ [row.name]: value })} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {storyId && (
        <chakra.div marginTop="2">
          <Button size="xs" variant="ghost" onClick={reset}>
            Rétablir l’exemple
          </Button>
        </chakra.div>
      )}
    </Foundation>
  );
}
