import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const ToolbarRoot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    position: 'relative',
    mdDown: { '& > :is(button, [role=group])': { position: 'absolute', top: '0', right: '0' } },
  },
  variants: {
    hasEnd: {
      true: {
        mdDown: {
          '& > form > div:first-of-type': { flexBasis: 'calc(100% - 108px)', marginInlineEnd: '108px' },
        },
      },
    },
  },
});

const ToolsForm = chakra('form', {
  base: {
    flex: '1 1 440px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
    minWidth: '0',
    '& > div': { minWidth: '176px', mdDown: { flex: '1 1 100%' } },
    '& > div:first-of-type': {
      flex: '1 1 240px',
      maxWidth: '420px',
      mdDown: { flex: '1 1 100%', maxWidth: 'none' },
    },
  },
});

export interface ToolbarProps {
  label: string;
  children: ReactNode;
  /** Enter in the search box. */
  onSubmit: () => void;
  /** At the end of the line: an icon button, or a `role="group"` of two; on phones beside the search box. */
  end?: ReactNode;
}

/** Search and filters of a list; full width on phones. */
export function Toolbar({ label, children, onSubmit, end }: ToolbarProps) {
  return (
    <ToolbarRoot hasEnd={end !== undefined}>
      <ToolsForm
        role="search"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        {/* A form with several fields and no button ignores Enter. */}
        <button type="submit" hidden />
      </ToolsForm>
      {end}
    </ToolbarRoot>
  );
}
