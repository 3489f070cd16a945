import { chakra } from '@chakra-ui/react';
import { TextLink } from '~/design-system/actions/text-link';

// As narrow on every phone: in the whole width of some, our font takes a line more than its fallback, and all below moves as it comes.
const Notice = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.4', mdDown: { maxWidth: '19rem' } },
});

/**
 * A link that has no page yet, since the specification has none for legal texts: without `href` it cannot be followed, and assistive technology
 * hears that it is a link that is not available.
 */
function PlaceholderLink({ children }: { children: string }) {
  return (
    <TextLink role="link" aria-disabled="true" title="Page à venir">
      {children}
    </TextLink>
  );
}

/** What one accepts by signing in. */
export function LegalNotice() {
  return (
    <Notice>
      En vous connectant, vous acceptez nos <PlaceholderLink>conditions d’utilisation</PlaceholderLink> et notre{' '}
      <PlaceholderLink>politique de confidentialité</PlaceholderLink>.
    </Notice>
  );
}
