import { chakra } from '@chakra-ui/react';
import { TextLink } from '~/design-system/actions/text-link';
import { Foundation } from '../foundations/foundation';
import { families } from './families';
import { docsTitle, type GalleryEntry } from './gallery-family';
import { StateBadge, sinceText } from './state-badge';

const States = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  },
});

export interface ComponentStatesProps {
  /** Of the docs page: `Composants/Actions/Button`. */
  title: string;
}

/** The state of each component that a docs page tells of, and the way back to all of them. */
export function ComponentStates({ title }: ComponentStatesProps) {
  const isOfTitle = ({ name }: GalleryEntry) => Number(title.endsWith(`/${name}`));
  const entries = families
    .flatMap((family) => family.entries)
    .filter(({ docs }) => docsTitle(docs) === title)
    .sort((one, other) => isOfTitle(other) - isOfTitle(one));
  return (
    <Foundation>
      <States aria-label="État">
        {entries.map(({ name, state, since }) => (
          <li key={name}>
            <b>{name}</b>
            <StateBadge state={state} />
            <span>{sinceText(since)}</span>
          </li>
        ))}
      </States>
      <chakra.p marginTop="2">
        <TextLink href="./?path=/story/galerie--all" target="_top">
          Tous les composants, dans la galerie
        </TextLink>
      </chakra.p>
    </Foundation>
  );
}
