import { DesignSystemProvider } from '@missio/design-system';
import '@missio/design-system/styles.css';

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <body>
        <DesignSystemProvider>{children}</DesignSystemProvider>
      </body>
    </html>
  );
}
