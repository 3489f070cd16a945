// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, StrictMode, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCancellable, useSingleFlight } from '~/lib/browser/single-flight';

describe('useSingleFlight', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  let root = createRoot(container);
  let client = new QueryClient();
  beforeEach(() => {
    root = createRoot(container);
    client = new QueryClient();
  });
  afterEach(() => act(() => root.unmount()));

  interface Row {
    id: number;
    title?: string;
  }

  /** Draws the hook and returns what it gives. */
  const draw = (mutationFn: (row: Row) => Promise<unknown>) => {
    const given: { send: (row: Row) => void; isPending: boolean }[] = [];
    function Host() {
      given.push(useSingleFlight({ mutationKey: ['applyToOffer'], mutationFn }));
      return null;
    }
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Host />
        </QueryClientProvider>,
      ),
    );
    return { send: (row: Row) => given.at(-1)?.send(row), isPending: () => given.at(-1)?.isPending };
  };

  const openCall = () => {
    let settle = { done: (_answer: unknown) => {}, fail: (_error: unknown) => {} };
    const promise = new Promise((done, fail) => {
      settle = { done, fail };
    });
    return { promise, settle };
  };

  it('ignores a second call before React has drawn the first one’s effect', async () => {
    const action = vi.fn(() => openCall().promise);
    const { send } = draw(action);
    await act(async () => {
      send({ id: 1 });
      send({ id: 1 });
    });
    expect(action).toHaveBeenCalledOnce();
  });

  it.each(['done', 'fail'] as const)('sends again once the first call is settled (%s)', async (outcome) => {
    const first = openCall();
    const action = vi.fn(() => first.promise);
    const { send } = draw(action);
    await act(async () => send({ id: 1 }));
    await act(async () => first.settle[outcome](undefined));
    await act(async () => send({ id: 1 }));
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('holds back only calls about the same row, even where the row has changed', async () => {
    const action = vi.fn((_row: Row) => openCall().promise);
    const { send } = draw(action);
    await act(async () => {
      for (const id of [1, 2]) send({ id });
      for (const id of [1, 2]) send({ id, title: 'Un autre titre' });
    });
    expect(action.mock.calls.map(([row]) => row)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('is pending on a screen that opens while a call of another is under way, and holds back there', async () => {
    const action = vi.fn(() => openCall().promise);
    const former = draw(action);
    await act(async () => former.send({ id: 1 }));
    act(() => root.unmount());
    root = createRoot(container);
    const { send, isPending } = draw(action);
    expect(isPending()).toBe(true);
    await act(async () => send({ id: 1 }));
    expect(action).toHaveBeenCalledOnce();
  });
});

describe('useCancellable', () => {
  /** Draws a screen with a run that ends by `end`, and notes the signal of each run. */
  const draw = ({ startsItself = false } = {}) => {
    const signals: AbortSignal[] = [];
    const ends: (() => void)[] = [];
    const controls: Partial<ReturnType<typeof useCancellable>> = {};
    function Screen() {
      const { start, stop } = useCancellable((signal) => {
        signals.push(signal);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
      Object.assign(controls, { start, stop });
      const startItself = useEffectEvent(() => {
        if (startsItself) start();
      });
      useEffect(() => startItself(), []);
      return null;
    }
    const root = createRoot(document.createElement('div'));
    flushSync(() =>
      root.render(
        <StrictMode>
          <Screen />
        </StrictMode>,
      ),
    );
    const start = () => controls.start?.();
    return { signals, ends, start, stop: () => controls.stop?.(), leave: () => flushSync(() => root.unmount()) };
  };
  const aborted = (signals: AbortSignal[]) => signals.map((signal) => signal.aborted);

  it('starts one run at a time', async () => {
    const { signals, ends, start } = draw();
    start();
    start();
    expect(signals).toHaveLength(1);
    ends[0]?.();
    await vi.waitFor(() => {
      start();
      expect(signals).toHaveLength(2);
    });
  });

  it('is stopped by its user, and goes on until the action has ended', () => {
    const { signals, start, stop } = draw();
    start();
    stop();
    start();
    expect(aborted(signals)).toEqual([true]);
  });

  it('is stopped when its screen is left', () => {
    const { signals, start, leave } = draw();
    start();
    leave();
    expect(aborted(signals)).toEqual([true]);
  });

  it('runs for a screen that StrictMode draws twice', async () => {
    const { signals } = draw({ startsItself: true });
    await vi.waitFor(() => expect(aborted(signals)).toEqual([true, false]));
  });
});
