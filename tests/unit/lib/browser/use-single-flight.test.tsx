// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSingleFlight } from '~/lib/browser/use-single-flight';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const container = document.createElement('div');
let root = createRoot(container);
beforeEach(() => {
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

/** Draws the hook once and returns what it gives. */
const draw = (action: (id: number) => Promise<unknown>, keyOf?: (id: number) => number) => {
  const given: ((id: number) => void)[] = [];
  function Host() {
    given.push(useSingleFlight(action, keyOf));
    return null;
  }
  act(() => root.render(<Host />));
  return (id: number) => given.at(-1)?.(id);
};

const openCall = () => {
  let settle = { done: (_answer: unknown) => {}, fail: (_error: unknown) => {} };
  const promise = new Promise((done, fail) => {
    settle = { done, fail };
  });
  return { promise, settle };
};

it('ignores a second call before React has drawn the first one’s effect', () => {
  const action = vi.fn(() => openCall().promise);
  const send = draw(action);
  send(1);
  send(1);
  expect(action).toHaveBeenCalledOnce();
});

it.each(['done', 'fail'] as const)('sends again once the first call is settled (%s)', async (outcome) => {
  const first = openCall();
  const action = vi.fn(() => first.promise);
  const send = draw(action);
  send(1);
  first.settle[outcome](undefined);
  await vi.waitFor(() => {
    send(1);
    expect(action).toHaveBeenCalledTimes(2);
  });
});

it('holds back only calls with the same key', () => {
  const action = vi.fn(() => openCall().promise);
  const send = draw(action, (id) => id);
  for (const id of [1, 2, 1, 2]) send(id);
  expect(action.mock.calls).toEqual([[1], [2]]);
});
