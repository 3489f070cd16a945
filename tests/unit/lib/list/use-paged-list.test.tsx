// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePagePastEnd } from '~/lib/list/use-paged-list';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

/** Draws page 3 of a list; returns where it was sent, and draws later answers. */
const openPage3 = () => {
  const sentTo: number[] = [];
  function Host({ last, isFetching, isPlaceholderData }: { last: number } & Record<string, boolean | number>) {
    const list = {
      data: { last_page: last },
      isFetching: isFetching === true,
      isPlaceholderData: isPlaceholderData === true,
    };
    usePagePastEnd(3, list, (page) => sentTo.push(page));
    return null;
  }
  const show = (last: number, state: { isFetching?: boolean; isPlaceholderData?: boolean } = {}) =>
    act(() => root.render(<Host last={last} {...state} />));
  return { show, sentTo };
};

it('leaves a page past the end for the last one, once', () => {
  const { show, sentTo } = openPage3();
  show(2);
  show(2);
  expect(sentTo).toEqual([2]);
});

it('goes on where the last page goes on, too', () => {
  const { show, sentTo } = openPage3();
  show(2);
  show(1);
  expect(sentTo).toEqual([2, 1]);
});

it('waits for the answer where it only has an older one, or that of another page', () => {
  const { show, sentTo } = openPage3();
  show(2, { isPlaceholderData: true });
  show(2, { isFetching: true });
  show(3);
  expect(sentTo).toEqual([]);
  show(2, { isFetching: true });
  show(2);
  expect(sentTo).toEqual([2]);
});
