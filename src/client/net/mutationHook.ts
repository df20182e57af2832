import {
  useMutation,
  type MutationOptions,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** The request of a verb, and the cached answers that it makes untrue. */
export interface Change<Reply, Variables> extends Pick<
  MutationOptions<Reply, Error, Variables>,
  'mutationKey' | 'networkMode' | 'scope'
> {
  readonly mutationFn: (variables: Variables) => Promise<Reply>;
  /** Writes what is expected, before the call; `renewsAfterError` then restores what is true. */
  readonly onMutate?: (variables: Variables) => unknown;
  /** Writes the reply, before the view hears of it. */
  readonly onSuccess?: (reply: Reply, variables: Variables) => unknown;
  /** Makes good what a failure says about the cache, before the view hears of it. */
  readonly onError?: (error: Error, variables: Variables) => unknown;
  /** Asked for again after a success. */
  readonly renews?: readonly QueryKey[];
  readonly renewsAfterError?: readonly QueryKey[];
  /** Asked for again whether the call succeeded or not. */
  readonly renewsAlways?: readonly QueryKey[];
  /** Stores that are loaded again after a success, beside what is asked for again. */
  readonly reloads?: () => Promise<unknown>;
  /** Dropped after a success: what cannot be read any more. */
  readonly forgets?: readonly QueryKey[];
}

/** Additions of the view: toasts, focus, navigation. They happen before anything is asked for again. */
export interface Callbacks<Reply, Variables> {
  readonly onMutate?: (variables: Variables) => unknown;
  readonly onSuccess?: (reply: Reply, variables: Variables) => unknown;
  readonly onError?: (error: Error, variables: Variables) => unknown;
  readonly onSettled?: (reply: Reply | undefined, error: Error | null, variables: Variables) => unknown;
}

type Mutation<Reply, Variables> = UseMutationResult<Reply, Error, Variables>;

/**
 * The hook of a verb, for views: `useCreateComment(place, { onSuccess })`. It stays pending until what the verb made
 * untrue has been asked for again. Without a network it fails at once instead of waiting for one.
 */
export function mutationHook<Place, Reply, Variables = void>(
  define: (place: Place) => Change<Reply, Variables>,
): (place: Place, callbacks?: Callbacks<Reply, Variables>) => Mutation<Reply, Variables>;
/** The hook of a verb that needs no place: `useEndSession({ onSuccess })`. */
export function mutationHook<Reply, Variables = void>(
  change: Change<Reply, Variables>,
): (callbacks?: Callbacks<Reply, Variables>) => Mutation<Reply, Variables>;
// @__NO_SIDE_EFFECTS__
export function mutationHook<Place, Reply, Variables>(
  given: Change<Reply, Variables> | ((place: Place) => Change<Reply, Variables>),
) {
  return typeof given === 'function'
    ? (place: Place, callbacks?: Callbacks<Reply, Variables>) => useChange(given(place), callbacks)
    : (callbacks?: Callbacks<Reply, Variables>) => useChange(given, callbacks);
}

/** The same for a verb whose types depend on its place. */
export function useChange<Reply, Variables>(
  change: Change<Reply, Variables>,
  callbacks?: Callbacks<Reply, Variables>,
): Mutation<Reply, Variables> {
  return useMutation(mutationOptions(change, callbacks), queryClient);
}

/** Work of the page itself, with its state: a program that runs in this browser, a picture that is drawn. */
export function useTask<Done, Input = void>(
  task: (input: Input) => Promise<Done>,
  callbacks?: Callbacks<Done, Input>,
): Mutation<Done, Input> {
  return useChange({ mutationFn: task }, callbacks);
}

/** The order of a change: its own writes, the view's callbacks, then what is asked for again. */
export function mutationOptions<Reply, Variables>(
  {
    renews,
    renewsAfterError,
    renewsAlways,
    reloads,
    forgets = [],
    onMutate,
    onSuccess,
    onError,
    ...sent
  }: Change<Reply, Variables>,
  view: Callbacks<Reply, Variables> = {},
): MutationOptions<Reply, Error, Variables> {
  return {
    networkMode: 'always',
    ...sent,
    onMutate: async (variables) => {
      await onMutate?.(variables);
      await view.onMutate?.(variables);
    },
    onSuccess: async (reply, variables) => {
      await onSuccess?.(reply, variables);
      await view.onSuccess?.(reply, variables);
      for (const queryKey of forgets) queryClient.removeQueries({ queryKey });
      await Promise.all([renew(renews), reloads?.()]);
    },
    onError: async (error, variables) => {
      await onError?.(error, variables);
      await view.onError?.(error, variables);
      await renew(renewsAfterError);
    },
    onSettled: async (reply, error, variables) => {
      await view.onSettled?.(reply, error, variables);
      await renew(renewsAlways);
    },
  };
}

/** Makes the queries below these keys stale; those that are shown are asked for at once. */
export async function renew(keys: readonly QueryKey[] = []): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
