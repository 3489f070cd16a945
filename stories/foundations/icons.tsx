import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/design-system/actions/button';
import { Foundation } from './foundation';
import { type IconUse, icons } from './icon-inventory';

const List = chakra('ul', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' },
});

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'center',
    padding: '3',
    border: 'hairline',
    borderRadius: 'md',
    background: 'bg.panel',
    lineHeight: 'snug',
    '& > svg': { width: '18px', height: '18px' },
    '& div': { minWidth: '0', fontSize: 'sm' },
    '& b': { display: 'block', fontSize: 'md', overflowWrap: 'anywhere' },
  },
});

/** Keeps its place while it says nothing. */
const Told = chakra('p', { base: { minHeight: '1.55em', marginBottom: '2', color: 'fg.muted', fontSize: 'sm' } });

const importOf = (name: string) => `import { ${name} } from 'lucide-react';`;

const all: [string, IconUse][] = Object.entries(icons);

export interface IconsProps {
  /** The icons that say one thing everywhere, or the others. */
  isFixed: boolean;
}

/** Icons at their usual size, each with what it says and its import to copy. */
export function Icons({ isFixed }: IconsProps) {
  const [told, setTold] = useState('');
  const copy = (name: string) =>
    navigator.clipboard.writeText(importOf(name)).then(
      () => setTold(`Copié : ${importOf(name)}`),
      () => setTold(`Votre navigateur refuse la copie : ${importOf(name)}`),
    );
  const shown = all.filter(([, use]) => Boolean(use.isFixed) === isFixed);
  return (
    <Foundation>
      <Told role="status">{told}</Told>
      <List>
        {shown.map(([name, { Icon, meaning }]) => (
          <Item key={name}>
            <Icon aria-hidden="true" />
            <div>
              <b>{name}</b>
              {meaning}
            </div>
            <Button size="xs" variant="ghost" aria-label={`Copier l’import de ${name}`} onClick={() => copy(name)}>
              <Copy aria-hidden="true" />
              Copier
            </Button>
          </Item>
        ))}
      </List>
    </Foundation>
  );
}
