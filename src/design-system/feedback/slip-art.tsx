import { chakra } from '@chakra-ui/react';

export function SlipArt() {
  return (
    <chakra.svg viewBox="0 0 96 56" aria-hidden fill="none" width="96px" height="56px">
      <chakra.rect x="1.5" y="1.5" width="93" height="53" rx="6" fill="bg.panel" stroke="fg" strokeWidth="2" />
      <chakra.path d="M68 4v48" stroke="border.stub" strokeWidth="2" strokeDasharray="4 4" />
      <chakra.path d="M12 16h18M12 27h40M12 37h28" stroke="border" strokeWidth="5" strokeLinecap="round" />
      <chakra.path d="M76 28h10" stroke="accent.solid" strokeWidth="5" strokeLinecap="round" />
    </chakra.svg>
  );
}
