import { useState, type ReactNode } from 'react';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { uiTexts } from '../texts.ts';

/** The part of a query that a list needs; `paused` while there is no network to ask by. */
export interface ListQuery<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  /** How often all tries of it have failed. */
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

export interface ListBodyProps<T> {
  readonly query: ListQuery<T>;
  /** Title of what stands there when the list could not be loaded. */
  readonly failed: string;
  /** Left out for an array, and for a page with its `totalCount`. */
  readonly isEmpty?: (data: T) => boolean;
  /** Stands there instead of no rows. */
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** A list in each of its states: loading, failed, offline, empty, loaded. */
export function ListBody<T>({ query, failed, isEmpty = hasNoRows, empty, children }: ListBodyProps<T>) {
  const { data, isError, isFetching, fetchStatus, errorUpdateCount, refetch } = query;
  const [hasFailed, setHasFailed] = useState(false);
  if (isError && !hasFailed) setHasFailed(true);
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  // It stays while it is tried again: a new one would be read out once more, and the focus would be lost.
  const isTriedAgain = hasFailed && errorUpdateCount > 0 && fetchStatus === 'fetching';
  if (isError || isTriedAgain)
    return <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} />;
  // A paused query resumes by itself, so no button is shown.
  return fetchStatus === 'paused' ? <ErrorState title={failed} hint={uiTexts.offline} /> : <Loading />;
}

function hasNoRows(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'totalCount' in data && data.totalCount === 0;
}
