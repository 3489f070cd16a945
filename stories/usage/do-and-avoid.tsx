import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

const Pairs = chakra('ul', { base: { display: 'grid', gap: '8' } });

const Pair = chakra('li', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'stretch',
  },
});

const Half = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    border: 'hairline',
    borderTopWidth: '4px',
    borderRadius: 'lg',
    background: 'bg.panel',
    overflow: 'hidden',
  },
  variants: {
    kind: { do: { borderTopColor: 'earned.emphasized' }, avoid: { borderTopColor: 'refused.emphasized' } },
  },
});

const Drawing = chakra('div', {
  base: { flex: '1', display: 'grid', alignItems: 'center', padding: { base: '4', md: '6' }, background: 'bg' },
});

const Reason = chakra('figcaption', {
  base: {
    padding: '4',
    borderTop: 'hairline',
    lineHeight: 'snug',
    fontSize: 'sm',
    '& b': { display: 'flex', alignItems: 'center', gap: '2', marginBottom: '1', fontSize: 'md' },
    '& svg': { width: '18px', height: '18px' },
  },
  variants: { kind: { do: { '& b': { color: 'earned.fg' } }, avoid: { '& b': { color: 'refused.fg' } } } },
});

const words = {
  do: { label: 'À faire', Icon: Check },
  avoid: { label: 'À éviter', Icon: X },
} as const;

interface Picture {
  drawing: ReactNode;
  /** Why: one sentence. */
  reason: string;
}

function PictureOf({ kind, drawing, reason }: Picture & { kind: keyof typeof words }) {
  const { label, Icon } = words[kind];
  return (
    <Half kind={kind}>
      {/* A picture: nothing in it is pressed or read as part of the page. */}
      <Drawing inert>{drawing}</Drawing>
      <Reason kind={kind}>
        <b>
          <Icon aria-hidden="true" />
          {label}
        </b>
        {reason}
      </Reason>
    </Half>
  );
}

export interface DoAndAvoidProps {
  pairs: readonly { key: string; do: Picture; avoid: Picture }[];
}

/** What to do beside what to avoid, both drawn by the components themselves, each with its reason. */
export function DoAndAvoid({ pairs }: DoAndAvoidProps) {
  return (
    <Pairs>
      {pairs.map((pair) => (
        <Pair key={pair.key}>
          <PictureOf kind="do" {...pair.do} />
          <PictureOf kind="avoid" {...pair.avoid} />
        </Pair>
      ))}
    </Pairs>
  );
}
