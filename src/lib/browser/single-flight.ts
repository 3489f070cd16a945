import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

interface SingleFlightOptions<TData, TVariables, TContext>
  extends UseMutationOptions<TData, Error, TVariables, TContext> {
  /** The call's name, and what it is about unless that is a row among the variables. */
  mutationKey: readonly unknown[];
}

const rowIdOf = (variables: unknown): unknown =>
  typeof variables === 'object' && variables !== null && 'id' in variables ? variables.id : null;

/** A mutation with one request at a time per key and row; its own `isPending` comes too late for a double click. */
export const useSingleFlight = <TData, TVariables = void, TContext = unknown>(
  options: SingleFlightOptions<TData, TVariables, TContext>,
) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(options);
  const filters = { mutationKey: options.mutationKey, exact: true };
  const send = (variables: TVariables): void => {
    const isSameRow = (sent: { state: { variables: unknown } }) => rowIdOf(sent.state.variables) === rowIdOf(variables);
    if (queryClient.isMutating({ ...filters, predicate: isSameRow }) === 0) mutate(variables);
  };
  // Also true on a screen that was left and opened again meanwhile.
  const isPending = useIsMutating(filters) > 0;
  return { send, isPending };
};

/** One run of a long action at a time; `stop` and leaving the screen abort the signal that it was given. */
export const useCancellable = <TArgs extends unknown[]>(
  action: (signal: AbortSignal, ...args: TArgs) => Promise<unknown>,
) => {
  const running = useRef<AbortController>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  const start = (...args: TArgs): void => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const settle = () => {
      if (running.current === controller) running.current = null;
    };
    action(controller.signal, ...args).then(settle, settle);
  };
  return { start, stop: () => running.current?.abort() };
};
