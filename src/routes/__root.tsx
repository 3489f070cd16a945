import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import { ToastHost } from '~/design-system/feedback/toast-host';
import { ConfirmHost } from '~/design-system/overlay/confirm-host';
import { useFocusHeading } from '~/features/navigation/use-focus-heading';
import { BRAND } from '~/lib/brand';
import type { RouterContext } from '~/router';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: BRAND }] }),
  component: Root,
});

function Root() {
  useFocusHeading();
  return (
    <>
      <HeadContent />
      <Outlet />
      <ToastHost />
      <ConfirmHost />
    </>
  );
}
