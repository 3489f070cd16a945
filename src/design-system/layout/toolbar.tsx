import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BELOW_TABLET } from './media';

const ToolbarRoot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
});

const ToolsForm = chakra('form', {
  base: {
    flex: '1 1 480px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    minWidth: '0',
    '& > div': { minWidth: '176px', [BELOW_TABLET]: { flex: '1 1 100%' } },
    '& > div:first-of-type': {
      flex: '1 1 240px',
      maxWidth: '420px',
      [BELOW_TABLET]: { flex: '1 1 100%', maxWidth: 'none' },
    },
  },
});

export interface ToolbarProps {
  /** What is searched: the name of the search landmark. */
  label: string;
  /** The search box, then the filters. */
  children: ReactNode;
  /** Enter was pressed in the search box: what is typed counts now. */
  onSubmit: () => void;
  /** At the end of the line: export, for instance. */
  end?: ReactNode;
}

/** Search and filters over a list, on one line where there is room; on a phone each takes the whole width. */
export function Toolbar({ label, children, onSubmit, end }: ToolbarProps) {
  return (
    <ToolbarRoot>
      <ToolsForm
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {/* With more than one box a form without a button does not take Enter. */}
        <button type="submit" hidden />
      </ToolsForm>
      {end}
    </ToolbarRoot>
  );
}
