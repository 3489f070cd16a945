import { chakra } from '@chakra-ui/react';
import { TextLink } from '~/design-system/actions/text-link';

// Narrow: at full width the web font would wrap differently from its fallback and shift the page.
const Notice = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.4', mdDown: { maxWidth: '19rem' } },
});

/** A link without `href`: there is no page for it yet, and assistive technology hears it as unavailable. */
function PlaceholderLink({ children }: { children: string }) {
  return (
    <TextLink role="link" aria-disabled="true" title="Page à venir">
      {children}
    </TextLink>
  );
}

export function LegalNotice() {
  return (
    <Notice>
      En vous connectant, vous acceptez nos <PlaceholderLink>conditions d’utilisation</PlaceholderLink> et notre{' '}
      <PlaceholderLink>politique de confidentialité</PlaceholderLink>.
    </Notice>
  );
}
