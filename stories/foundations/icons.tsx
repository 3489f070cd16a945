import { chakra } from '@chakra-ui/react';
import {
  Check,
  CircleAlert,
  Eye,
  Hourglass,
  Info,
  type LucideIcon,
  MapPin,
  RefreshCw,
  TriangleAlert,
  X,
} from 'lucide-react';
import { Foundation } from './foundation';

/** The icons with a fixed meaning. */
const meanings: readonly { name: string; Icon: LucideIcon; meaning: string }[] = [
  { name: 'check', Icon: Check, meaning: 'approuvée, validé' },
  { name: 'hourglass', Icon: Hourglass, meaning: 'en attente' },
  { name: 'x', Icon: X, meaning: 'refusée' },
  { name: 'info', Icon: Info, meaning: 'information' },
  { name: 'circle-alert', Icon: CircleAlert, meaning: 'erreur d’un champ' },
  { name: 'triangle-alert', Icon: TriangleAlert, meaning: 'avertissement' },
  { name: 'eye', Icon: Eye, meaning: 'voir le détail' },
  { name: 'map-pin', Icon: MapPin, meaning: 'pays' },
  { name: 'refresh-cw', Icon: RefreshCw, meaning: 'synchroniser' },
];

const List = chakra('ul', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' },
});

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gap: '0 12px',
    alignItems: 'center',
    padding: '3',
    border: 'hairline',
    borderRadius: 'md',
    background: 'bg.panel',
    lineHeight: 'snug',
    '& svg': { width: '18px', height: '18px' },
    '& code': { color: 'fg.muted', fontSize: 'xs' },
    '& span': { gridColumn: '2' },
  },
});

/** The icons with a fixed meaning, at their usual size. */
export function Icons() {
  return (
    <Foundation>
      <List>
        {meanings.map(({ name, Icon, meaning }) => (
          <Item key={name}>
            <Icon aria-hidden="true" />
            <code>{name}</code>
            <span>{meaning}</span>
          </Item>
        ))}
      </List>
    </Foundation>
  );
}
