import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Stack, type StackProps } from '../layout/stack';

/** Moves the focus above the first row after a page change, so that Tab leads into the new rows. */
const useFocusAfterTurn = (page: number): RefObject<HTMLElement | null> => {
  const region = useRef<HTMLElement>(null);
  const formerPage = useRef(page);
  useLayoutEffect(() => {
    if (formerPage.current === page) return;
    formerPage.current = page;
    const active = document.activeElement;
    if (!active?.closest('nav, form') || !region.current?.contains(active)) return;
    region.current.focus({ preventScroll: true });
  }, [page]);
  return region;
};

export interface ListRegionProps extends Pick<StackProps, 'gap'> {
  /** « Missions, page 2 sur 3 ». */
  label: string;
  page: number;
  children: ReactNode;
}

/** A paged list, with its rows, empty or error state. Gets the focus on page change. */
export function ListRegion({ label, page, gap, children }: ListRegionProps) {
  const region = useFocusAfterTurn(page);
  return (
    <chakra.section outline="none" ref={region} tabIndex={-1} aria-label={label}>
      <Stack gap={gap}>{children}</Stack>
    </chakra.section>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& > [role=alert]': { position: 'sticky', top: '2', zIndex: '1' },
  },
});

export interface ListWithAlertProps {
  /** A red `Banner` about a row. */
  notice: ReactNode;
  children: ReactNode;
}

/** Keeps the alert in view however far down its row is. */
export function ListWithAlert({ notice, children }: ListWithAlertProps) {
  return (
    <Root>
      {notice}
      {children}
    </Root>
  );
}
