import { Button } from '@missio/design-system';

/** Must not compile: the types of the package are there, and they are strict. */
export const wrong = <Button variant="purple">Participer</Button>;
