import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Avatar } from '../badges/avatar';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    gap: '4',
    alignItems: 'center',
    lineHeight: '1.35',
  },
});

const Name = chakra('strong', { base: { display: 'block', fontSize: 'lg', overflowWrap: 'anywhere' } });

export interface UserSummaryProps {
  name: string;
  /** A `ValidationBadge`. */
  badge: ReactNode;
}

/** The person that a dialog is about. */
export function UserSummary({ name, badge }: UserSummaryProps) {
  return (
    <Root>
      <Avatar name={name} size="lg" />
      <div>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {badge}
      </div>
    </Root>
  );
}
