import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { underline } from '../layout/mixins';

/** The id of every page's main element. */
export const MAIN_ID = 'contenu';

const SkipLinkRoot = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-64px',
    zIndex: 'toast',
    padding: '8px 16px',
    background: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    fontWeight: 'medium',
    ...underline(),
    _focus: { top: '2', boxShadow: 'pop' },
  },
});

/** Jumps past the header; visible only while focused. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    const target = document.getElementById(MAIN_ID);
    if (!target) return;
    // A fragment would add a history entry and a navigation.
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <SkipLinkRoot href={`#${MAIN_ID}`} onClick={skip}>
      Aller au contenu
    </SkipLinkRoot>
  );
}
