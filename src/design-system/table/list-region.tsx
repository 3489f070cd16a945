import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Stack, type StackProps } from '../layout/stack';

/**
 * After a turn of the page by the paginator the focus goes to the list's region, above its first row: on a number at the foot
 * of the list the next Tab would lead away from what has just come.
 */
const useFocusAfterTurn = (page: number): RefObject<HTMLElement | null> => {
  const region = useRef<HTMLElement>(null);
  const formerPage = useRef(page);
  useLayoutEffect(() => {
    if (formerPage.current === page) return;
    formerPage.current = page;
    const active = document.activeElement;
    // The form is « Aller à la page ».
    if (!active?.closest('nav, form') || !region.current?.contains(active)) return;
    region.current.focus({ preventScroll: true });
  }, [page]);
  return region;
};

export interface ListRegionProps extends Pick<StackProps, 'gap'> {
  /** What the list holds, and which page of it: « Missions, page 2 sur 3 ». */
  label: string;
  /** The page that the address asks for. */
  page: number;
  /** The rows, or what stands in their place, and the paginator. */
  children: ReactNode;
}

/** A list in pages, whatever it shows: rows, none, or that they could not be loaded. It takes the focus after a turn of the page. */
export function ListRegion({ label, page, gap, children }: ListRegionProps) {
  const region = useFocusAfterTurn(page);
  return (
    <chakra.section outline="none" ref={region} tabIndex={-1} aria-label={label}>
      <Stack gap={gap}>{children}</Stack>
    </chakra.section>
  );
}
