import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Banner } from '~/design-system/feedback/banner';

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Above the page, so that nothing on it moves when it comes or goes. */
const Corner = chakra('div', {
  base: { position: 'fixed', zIndex: 'toast', bottom: '4', insetInline: '4', marginInline: 'auto', maxWidth: '32rem' },
});

/** Says that the network is away, for as long as it is; read out when it comes. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Corner aria-live="polite">
      {!isOnline && (
        <Banner role="note" tone="pending" title="Vous êtes hors connexion">
          Ce que vous voyez n’est peut-être plus à jour. Ce que vous avez saisi reste en place : vous pourrez l’envoyer
          au retour du réseau.
        </Banner>
      )}
    </Corner>
  );
}
