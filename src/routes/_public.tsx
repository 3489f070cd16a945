import { createFileRoute, Outlet } from '@tanstack/react-router';
import { contactDetails } from '~/content/contact-details';
import { PublicLayout } from '~/features/navigation/public-layout';
import { useSessionState } from '~/features/session/session-context';

export const Route = createFileRoute('/_public')({ component: Public });

function Public() {
  const session = useSessionState();
  const { email, replyDelay, hours, sampleNote } = contactDetails;
  return (
    <PublicLayout
      user={session.status === 'user' ? session.user : null}
      contact={{ email, lines: [`Réponse sous ${replyDelay}`, hours, sampleNote] }}
    >
      <Outlet />
    </PublicLayout>
  );
}
