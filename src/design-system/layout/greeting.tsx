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
  /** The account's name, however long. */
  name: string;
}

/** « Bonjour, Camille ». A long name is cut by an ellipsis, with the whole of it in `title`. */
export function Greeting({ name }: GreetingProps) {
  return (
    <GreetingRoot title={name}>
      Bonjour, <b>{name}</b>
    </GreetingRoot>
  );
}
