import { chakra } from '@chakra-ui/react';

const GreetingRoot = chakra('span', {
  base: {
    display: 'block',
    minWidth: '0',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    '& b': { fontWeight: 'bold' },
  },
});

export interface GreetingProps {
  name: string;
}

/** « Bonjour, Camille ». A long name is cut, with the whole of it in `title`. */
export function Greeting({ name }: GreetingProps) {
  return (
    <GreetingRoot title={name}>
      Bonjour, <b>{name}</b>
    </GreetingRoot>
  );
}
