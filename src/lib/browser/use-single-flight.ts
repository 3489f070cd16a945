import { type UseMutationOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';

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
