import { Button, DesignSystemProvider } from '@missio/design-system';
import { createRoot } from 'react-dom/client';

/** The smallest app: whatever it does not use shall not be in its build. */
createRoot(document.body).render(
  <DesignSystemProvider>
    <Button>Participer</Button>
  </DesignSystemProvider>,
);
