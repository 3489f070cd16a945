import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
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

/** Sticky, at the end of the page: nothing moves, and nothing stays covered. */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'toast',
    fontSize: 'sm',
    '& > *': { borderRadius: '0', borderInlineWidth: '0', borderBottomWidth: '0' },
  },
});

export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Foot aria-live="polite" data-screen-only="" data-offline={isOnline ? undefined : ''}>
      {!isOnline && (
        <Banner role="note" tone="pending" icon={<WifiOff aria-hidden />} title="Vous êtes hors connexion">
          Ce que vous voyez n’est peut-être plus à jour. Ce que vous avez saisi reste en place : vous pourrez l’envoyer
          au retour du réseau.
        </Banner>
      )}
    </Foot>
  );
}
